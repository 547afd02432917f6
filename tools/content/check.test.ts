import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkContent, wordCounts } from './check.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', join(root, 'content'), { recursive: true });
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function change(file: string, from: string | RegExp, to: string) {
  const path = join(root, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

it('finds nothing to repair in the content of the school', async () => {
  expect(await checkContent()).toEqual([]);
});

it('has six lessons, five prompts and six GPTs, each above its least number of words', () => {
  const counts = wordCounts(process.cwd());
  expect(counts).toHaveLength(17);
  expect(counts.filter(({ words, minimum }) => minimum === 0 || words < minimum)).toEqual([]);
});

it('tells a file that is missing', async () => {
  rmSync(join(root, 'content/pages/why.yaml'));
  expect(await checkContent({ root })).toMatchObject([
    { file: 'content/pages/why.yaml', message: 'Falta este archivo.' },
  ]);
});

it('tells a lesson that became too short', async () => {
  change('content/lessons/modulo-2.md', /\n## (?!Objetivo)[\s\S]*$/, '\n');
  const messages = (await checkContent({ root })).map(({ message }) => message);
  expect(messages).toContainEqual(expect.stringMatching(/palabras visibles y debe tener al menos 3000/));
});

it('tells a link to a page that is gone, from text and from page copy', async () => {
  rmSync(join(root, 'content/prompts/analisis-competitivo.md'));
  rmSync(join(root, 'content/prompts/analisis-competitivo'), { recursive: true });
  // The figures of the company that only this prompt told are missed too; that is another check's affair.
  const problems = (await checkContent({ root })).filter(({ file }) => file !== 'content/company.yaml');
  expect(problems).toMatchObject([
    {
      file: 'content/pages/dashboard.yaml',
      message: expect.stringContaining('/prompts/analisis-competitivo') as string,
    },
    { file: 'content/gpts/business-strategist.md' },
  ]);
});

it('tells a course of a category that no chip has', async () => {
  change('content/courses.yaml', '- Genspark', '- Gensparc');
  expect(await checkContent({ root })).toMatchObject([{ hint: '¿Querías escribir «Genspark»?' }]);
});

it('tells a part of an entry that is missing, and one that nobody reads', async () => {
  rmSync(join(root, 'content/gpts/data-analyst/conocimiento.md'));
  expect(await checkContent({ root })).toMatchObject([
    { file: 'content/gpts/data-analyst/conocimiento.md', message: 'Falta este archivo.' },
  ]);
  cpSync('content/gpts/data-analyst', join(root, 'content/gpts/data-analyst'), { recursive: true });
  writeFileSync(join(root, 'content/prompts/analisis-competitivo/notas.md'), 'Notas.\n');
  cpSync('content/gpts/data-analyst', join(root, 'content/gpts/sin-ficha'), { recursive: true });
  expect((await checkContent({ root })).map(({ message }) => message)).toEqual([
    'Este archivo no lo lee nadie.',
    'Esta carpeta no tiene su ficha: falta content/gpts/sin-ficha.md.',
  ]);
});

it('tells a recipe that fell short, and a trade that is missing', async () => {
  change(
    'content/practice/oficios/ventas/decir-que-no-a-un-descuento.yaml',
    /revisa:\n {2}- .*\n/,
    'revisa:\n',
  );
  rmSync(join(root, 'content/practice/oficios/finanzas.yaml'));
  expect(await checkContent({ root })).toMatchObject([
    {
      file: 'content/practice/oficios/ventas/decir-que-no-a-un-descuento.yaml',
      message: '«revisa»: escribe exactamente tres cosas que revisar.',
    },
    { file: 'content/practice/oficios/finanzas.yaml', message: 'Falta este archivo.' },
  ]);
});

it('tells a session that leads to a section which no lesson has, and slips of style and numbers', async () => {
  change('content/practice/oficios/ventas.yaml', '#no-iterar', '#no-itera');
  change(
    'content/practice/oficios/ventas/decir-que-no-a-un-descuento.yaml',
    'Pedido de 2100',
    'Pedido de 2.100',
  );
  change('content/practice/oficios/finanzas/explicar-el-cierre-del-mes.yaml', 'costo de la', 'coste de la');
  change(
    'content/practice/oficios/atencion-al-cliente/respuestas-rapidas-de-whatsapp.yaml',
    'Por debajo, cuesta 6 dólares',
    'Por debajo, cuesta 8 dólares',
  );
  expect(await checkContent({ root })).toMatchObject([
    { file: 'content/practice/oficios/ventas.yaml', hint: '¿Querías escribir «no-iterar»?' },
    { message: '«2.100» se lee como decimal en varios países.' },
    { message: '«coste» es una palabra de un solo país.' },
    { message: expect.stringContaining('«envio-costo» de Tornamar es 6') as string },
  ]);
});

it('tells a case to review whose proof is not in its documents, and one that is missing', async () => {
  const file = 'content/practice/errores/pago-del-viernes.yaml';
  change(file, 'cita: Indíquelo así en el resumen', 'cita: Dígalo así en el resumen');
  expect(await checkContent({ root })).toMatchObject([
    { file, message: expect.stringContaining('la cita no está en «aviso»') as string },
  ]);
  rmSync(join(root, file));
  expect((await checkContent({ root })).map(({ message }) => message)).toEqual([
    'Hay 15 casos y deben ser al menos 16.',
    'Ningún caso tiene un fallo de tipo orden-escondida.',
  ]);
});

it('tells a lesson without its questions, and a question without its passage', async () => {
  rmSync(join(root, 'content/practice/repaso/modulo-3.yaml'));
  expect(await checkContent({ root })).toMatchObject([
    { file: 'content/practice/repaso/modulo-3.yaml', message: 'Falta este archivo.' },
  ]);
  cpSync('content/practice', join(root, 'content/practice'), { recursive: true });
  change('content/practice/repaso/modulo-3.yaml', 'ancla: extensiones', 'ancla: extenciones');
  expect(await checkContent({ root })).toMatchObject([{ hint: '¿Querías escribir «extensiones»?' }]);
});

it('holds questions and exercises to the rules of prose and to the figures of the company', async () => {
  change('content/practice/repaso/modulo-1.yaml', 'Que enseñe su prompt.', 'Que enseñe «su prompt.»');
  change('content/practice/taller/ventas.yaml', 'válida durante 7 días', 'válida durante 9 días');
  expect((await checkContent({ root })).map(({ message }) => message)).toEqual([
    'El punto va después de las comillas de cierre, no antes.',
    expect.stringContaining('validez-dias'),
  ]);
});
