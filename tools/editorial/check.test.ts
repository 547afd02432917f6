import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openContent } from '#tools/content/content.ts';
import { hunts } from '#tools/content/practice/hunt/kind.ts';
import type { Problem } from '#tools/content/problem.ts';
import { checkContent, contentWarnings, reportWarnings } from './check.ts';

/**
 * Checking all content takes seconds, so one copy of the school contains the mistakes of many tests, and each test looks
 * for its own. The date is after some facts expired, which is no error. A step of `npm test` checks the school itself.
 */
function problemsAfter(day: string, spoil: (root: string) => void): Problem[] {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00`) });
  try {
    cpSync('content', join(root, 'content'), { recursive: true });
    spoil(root);
    return checkContent(openContent(root));
  } finally {
    vi.useRealTimers();
    rmSync(root, { recursive: true });
  }
}

function change(root: string, file: string, from: string | RegExp, to: string) {
  const path = join(root, file);
  const source = readFileSync(path, 'utf8');
  const spoilt = source.replace(from, to);
  if (spoilt === source) throw new Error(`${file} no longer has ${String(from)}.`);
  writeFileSync(path, spoilt);
}

const containing = (text: string) => expect.stringContaining(text) as string;

describe('what an editor should look at soon', () => {
  afterEach(() => void vi.restoreAllMocks());

  function report(isStrict: boolean) {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const before = process.exitCode;
    process.exitCode = undefined;
    reportWarnings(contentWarnings(openContent('.'), new Date('2030-01-01')), isStrict);
    const { exitCode } = process;
    process.exitCode = before;
    return { exitCode, warnings: warn.mock.calls.join('\n') };
  }

  it('is a warning that fails nothing', () => {
    const { exitCode, warnings } = report(false);
    expect(exitCode).toBeUndefined();
    expect(warnings).toMatch(/content\/facts\.yaml:\d+\n {2}Dato «precio-plus»\. .*Se miró hace/);
  });

  it('fails the weekly check of the facts', () => {
    expect(report(true).exitCode).toBe(1);
  });
});

describe('an unreadable file', () => {
  const missing = [
    'content/pages/why.yaml',
    'content/gpts/data-analyst/conocimiento.md',
    'content/practice/oficios/finanzas.yaml',
    'content/practice/repaso/modulo-3.yaml',
  ];
  const recipe = 'content/practice/oficios/ventas/decir-que-no-a-un-descuento.yaml';
  const hunt = 'content/practice/errores/pago-del-viernes.yaml';
  let problems: Problem[];
  beforeAll(() => {
    problems = problemsAfter('2026-12-12', (root) => {
      for (const file of missing) rmSync(join(root, file));
      change(root, 'content/courses.yaml', '- Genspark', '- Gensparc');
      change(root, recipe, /revisa:\n {2}- .*\n/, 'revisa:\n');
      change(root, hunt, 'cita: Indíquelo así en el resumen', 'cita: Dígalo así en el resumen');
      appendFileSync(join(root, 'content/lessons/modulo-1.md'), '\n:::dato{id="precio-pluss"}\n:::\n');
    });
  });

  it.each(missing)('reports that %s is missing', (file) => {
    expect(problems).toContainEqual(expect.objectContaining({ file, message: 'Falta este archivo.' }));
  });

  it.each([
    ['a course of a category that no chip has', { hint: '¿Querías escribir «Genspark»?' }],
    [
      'a recipe that fell short',
      { file: recipe, message: '«revisa»: escribe exactamente tres cosas que revisar.' },
    ],
    [
      'a proof that is not in the documents of its case',
      { file: hunt, message: containing('la cita no está en «aviso»') },
    ],
    [
      'a fact that is not in the list',
      {
        message: 'El dato «precio-pluss» no está en content/facts.yaml.',
        hint: '¿Querías escribir «precio-plus»?',
      },
    ],
  ])('reports %s', (_, problem) => {
    expect(problems).toContainEqual(expect.objectContaining(problem));
  });

  it('reports nothing else', () => {
    expect(problems).toHaveLength(missing.length + 4);
  });
});

describe('content that does not fit together', () => {
  const drawing = 'content/figures/semaforo-de-datos.svg';
  let problems: Problem[];
  beforeAll(() => {
    problems = problemsAfter('2027-03-01', (root) => {
      change(root, 'content/lessons/modulo-5.md', /\nconsulta:[\s\S]*$/, '\n---\n');
      rmSync(join(root, 'content/prompts/analisis-competitivo.md'));
      rmSync(join(root, 'content/prompts/analisis-competitivo'), { recursive: true });
      writeFileSync(join(root, 'content/prompts/copywriting-landing-page/notas.md'), 'Notas.\n');
      cpSync('content/gpts/data-analyst', join(root, 'content/gpts/sin-ficha'), { recursive: true });
      const content = openContent(root);
      const cases = hunts.files(content);
      const kept = cases.filter((file) => !content.read(file).includes('orden-escondida')).slice(0, 15);
      for (const file of cases.filter((one) => !kept.includes(one))) rmSync(join(root, file));
      change(root, 'content/pages/gpts.yaml', '- skill-formato', '- skill-formatos');
      change(root, 'content/pages/home.yaml', /\S+ dibujos como este/, 'noventa dibujos como este');

      const trades = 'content/practice/oficios';
      change(root, `${trades}/ventas.yaml`, '#no-iterar', '#no-itera');
      change(root, `${trades}/ventas/decir-que-no-a-un-descuento.yaml`, 'Pedido de 2100', 'Pedido de 2.100');
      change(root, `${trades}/finanzas/explicar-el-cierre-del-mes.yaml`, 'costo de la', 'coste de la');
      change(
        root,
        `${trades}/atencion-al-cliente/respuestas-rapidas-de-whatsapp.yaml`,
        'Por debajo, cuesta 6 dólares',
        'Por debajo, cuesta 8 dólares',
      );
      const review = 'content/practice/repaso';
      change(root, `${review}/modulo-3.yaml`, 'ancla: extensiones', 'ancla: extenciones');
      change(root, `${review}/modulo-1.yaml`, 'Que enseñe su prompt.', 'Que enseñe «su prompt.»');
      change(root, 'content/practice/taller/ventas.yaml', 'válida durante 7 días', 'válida durante 9 días');

      change(
        root,
        drawing,
        /(<desc>[\s\S]*<\/desc>)/,
        '$1\n<text>Tornamar: AP-9999</text>\n<text>16.000 tokens</text>',
      );
    });
  });

  const inPractice = (file: string) => `content/practice/${file}.yaml`;
  it.each([
    [
      'a lesson that became too short',
      {
        file: 'content/lessons/modulo-5.md',
        message: containing('palabras visibles y debe tener al menos 3000'),
      },
    ],
    [
      'a link from page copy to a page that is gone',
      { file: 'content/pages/dashboard.yaml', message: containing('/prompts/analisis-competitivo') },
    ],
    [
      'a link from a text to a page that is gone',
      { file: 'content/gpts/business-strategist.md', message: containing('/prompts/analisis-competitivo') },
    ],
    [
      'a part of an entry that no page shows',
      {
        file: 'content/prompts/copywriting-landing-page/notas.md',
        message: 'Este archivo no lo lee nadie.',
      },
    ],
    [
      'parts without an entry',
      { message: 'Esta carpeta no tiene su ficha: falta content/gpts/sin-ficha.md.' },
    ],
    [
      'a fact on the page of a kit that is not in the list',
      {
        file: 'content/pages/gpts.yaml',
        message: 'El dato «skill-formatos» no está en content/facts.yaml.',
        hint: containing('skill-formato'),
      },
    ],
    ['a case to review that is missing', { message: 'Hay 15 casos y deben ser al menos 16.' }],
    [
      'a number of drawings on the landing page that is not theirs',
      { file: 'content/pages/home.yaml', message: containing('Dice «noventa dibujos» y hay ') },
    ],
    ['a kind of fault that no case has', { message: 'Ningún caso tiene un fallo de tipo orden-escondida.' }],
    [
      'a session that leads to a section which no lesson has',
      { file: inPractice('oficios/ventas'), hint: '¿Querías escribir «no-iterar»?' },
    ],
    [
      'a number in a recipe that can be misread',
      { message: '«2.100» se lee como decimal en varios países.' },
    ],
    ['a word of one country in a recipe', { message: '«coste» es una palabra de un solo país.' }],
    [
      "a recipe that changes the company's figures",
      { message: containing('«envio-costo» de Tornamar es 6') },
    ],
    [
      'a question without its passage',
      { file: inPractice('repaso/modulo-3'), hint: '¿Querías escribir «extensiones»?' },
    ],
    [
      'a mistake of style in a question',
      {
        file: inPractice('repaso/modulo-1'),
        message: 'El punto va después de las comillas de cierre, no antes.',
      },
    ],
    [
      "an exercise that changes the company's figures",
      { file: inPractice('taller/ventas'), message: containing('validez-dias') },
    ],
    [
      'a mistake of style in a drawing',
      { file: drawing, line: 5, message: '«16.000» se lee como decimal en varios países.' },
    ],
    [
      'an article in a drawing that the company does not sell',
      { file: drawing, line: 4, message: containing('AP-9999') },
    ],
  ])('reports %s', (_, problem) => {
    expect(problems).toContainEqual(expect.objectContaining(problem));
  });

  it('reports no fact that has merely aged', () => {
    expect(problems.filter(({ file }) => file === 'content/facts.yaml')).toEqual([]);
  });
});
