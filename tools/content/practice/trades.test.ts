import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readCompany, readSource } from '#tools/content/content-files.ts';
import { recipeProblems, sectionWords } from './recipe-check.ts';
import { tradeFiles, readTrade, readTrades, strayRecipes, tradeSlugs } from './trades.ts';

const folder = 'content/practice/oficios';
const company = readCompany(process.cwd());
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'practice-'));
  cpSync(folder, join(root, folder), { recursive: true });
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function change(file: string, from: string | RegExp, to: string) {
  const path = join(root, folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

function told() {
  const files = tradeFiles(root).map((file) => ({ file, source: readSource(root, file) }));
  const lesson = {
    file: 'content/lessons/modulo-1.md',
    source: readSource('.', 'content/lessons/modulo-1.md'),
  };
  return recipeProblems(readTrades(root), [...files, lesson], company);
}

it('has every trade with three recipes, and a week that practises each recipe once', () => {
  const trades = readTrades(root);
  expect(trades.map(({ slug }) => slug)).toEqual([...tradeSlugs]);
  expect(trades.flatMap(({ recetas }) => recetas)).toHaveLength(trades.length * 3);
  expect(trades.flatMap(({ semana }) => semana)).toHaveLength(trades.length * 5);
  expect(tradeFiles(root)).toHaveLength(trades.length * 4);
  expect([...strayRecipes(root), ...told()]).toEqual([]);
});

it('asks for three recipes that are there', () => {
  change('ventas.yaml', '  - decir-que-no-a-un-descuento\n', '');
  expect(() => readTrade(root, 'ventas')).toThrow('escribe exactamente tres recetas');
  cpSync(folder, join(root, folder), { recursive: true });
  change('ventas.yaml', '  - decir-que-no-a-un-descuento', '  - decir-que-si-a-un-descuento');
  expect(() => readTrade(root, 'ventas')).toThrow(
    'La receta «decir-que-si-a-un-descuento» no está en su carpeta.\n  → ¿Querías escribir «decir-que-no-a-un-descuento»?',
  );
});

it('reports what is wrong inside a recipe with its file', () => {
  change('ventas/decir-que-no-a-un-descuento.yaml', /minutos: \d+/, 'minutos: 2');
  expect(() => readTrade(root, 'ventas')).toThrow(`${folder}/ventas/decir-que-no-a-un-descuento.yaml:2`);
});

it('asks for five days in order, each ending in the notebook', () => {
  change('finanzas.yaml', 'dia: Martes', 'dia: Jueves');
  expect(() => readTrade(root, 'finanzas')).toThrow('cinco sesiones, de lunes a viernes y en orden');
  change('ventas.yaml', 'to: /cuaderno#prompts', 'to: /prompts');
  expect(() => readTrade(root, 'ventas')).toThrow('debe ser una parte del cuaderno');
  change('marketing.yaml', '/modulo-2#ensena-con-ejemplos', '/modulo-2');
  expect(() => readTrade(root, 'marketing')).toThrow('debe llevar a un apartado');
});

it('reports a recipe that the week leaves out, and one that it takes from elsewhere', () => {
  change('direccion.yaml', 'receta: leer-un-contrato-sin-ser-abogado', 'receta: acta-de-reunion');
  expect(() => readTrade(root, 'direccion')).toThrow(
    /«acta-de-reunion», que no es una receta de este oficio/,
  );
  expect(() => readTrade(root, 'direccion')).toThrow(/«leer-un-contrato-sin-ser-abogado» 0 veces/);
});

it('reports files that nobody reads', () => {
  writeFileSync(join(root, folder, 'ventas/otra.yaml'), 'title: Otra\n');
  writeFileSync(join(root, folder, 'ventas/notas.md'), 'Notas.\n');
  renameSync(join(root, folder, 'direccion.yaml'), join(root, folder, 'gerencia.yaml'));
  expect(strayRecipes(root).map(({ file }) => file)).toEqual([
    `${folder}/gerencia`,
    `${folder}/ventas/notas.md`,
    `${folder}/ventas/otra`,
  ]);
  expect(() => readTrades(root)).toThrow('ENOENT');
});

it('reports a sentence that two prompts share, and two recipes of one name', () => {
  const shared = 'No prometas ahorro: no lo he medido.';
  const sentence = 'Deja las etiquetas tal como están; los datos reales los pongo yo.';
  change('administracion/pedir-permiso-para-usar-ia.yaml', shared, sentence);
  expect(told()).toMatchObject([
    {
      file: `${folder}/finanzas/recordatorio-de-cobro-en-tres-tonos.yaml`,
      message: `«${sentence}» está también en el prompt de ${folder}/administracion/pedir-permiso-para-usar-ia.yaml.`,
    },
  ]);
  const copy = 'finanzas/acta-de-reunion.yaml';
  renameSync(join(root, folder, 'finanzas/formula-de-excel-explicada.yaml'), join(root, folder, copy));
  change('finanzas.yaml', /formula-de-excel-explicada/g, 'acta-de-reunion');
  expect(told().map(({ message }) => message)).toContainEqual(
    expect.stringContaining('Ya hay otra receta que se llama «acta-de-reunion»'),
  );
});

it('reports a name that the example gives to an assistant', () => {
  change(
    'ventas/propuesta-desde-notas-de-visita.yaml',
    'CLIENTE B, mantenimiento',
    'Hotel Ría Mansa, mantenimiento',
  );
  change('finanzas/explicar-el-cierre-del-mes.yaml', 'La gerente general. Decide', 'Rosa Villacís. Decide');
  expect(told().map(({ message }) => message)).toEqual([
    'El ejemplo pega en el asistente el nombre «Hotel Ría Mansa».',
    'El ejemplo pega en el asistente el nombre «Rosa Villacís».',
  ]);
});

it('reports personal data in the example and in the sample', () => {
  change('ventas/propuesta-desde-notas-de-visita.yaml', 'CLIENTE B', 'maria.perez@gmail.com');
  change(
    'finanzas/formula-de-excel-explicada.yaml',
    '**Pruebas',
    'Escriba a maria.perez@gmail.com. **Pruebas',
  );
  expect(told()).toMatchObject([
    { line: 29, message: '«maria.perez@gmail.com» parece un dato personal.' },
    { line: 30, message: '«maria.perez@gmail.com» parece un dato personal.' },
  ]);
});

it('reports who does not work for the company of the example', () => {
  change('finanzas/explicar-el-cierre-del-mes.yaml', 'persona: Patricia León', 'persona: Patricia Leon');
  change('ventas/propuesta-desde-notas-de-visita.yaml', 'empresa: Tornamar', 'empresa: Ferretería');
  expect(told()).toMatchObject([
    { hint: 'Empieza «empresa» por el nombre de una de las tres.' },
    { hint: '¿Querías escribir «Patricia León, contadora»?' },
  ]);
});

it('reports a day whose reading leaves no time for the work', () => {
  change('ventas.yaml', '/modulo-2#cuando-falta-el-tono', '/modulo-1#instrucciones-personalizadas-y-memoria');
  expect(told()).toMatchObject([
    {
      file: `${folder}/ventas.yaml`,
      message: expect.stringMatching(/^La lectura del lunes tiene 1\d{3} palabras/) as string,
    },
  ]);
});

it('counts the words of a section up to the next heading of its rank, and of a card', () => {
  const source =
    '## Uno\n\na b\n\n### Dentro\n\nc\n\n## Dos\n\nd\n\n:::funcion{titulo="La carta"}\n\ne f\n\n:::\n';
  const files = [{ file: 'content/lessons/x.md', source }];
  expect(['/x#uno', '/x#dentro', '/x#la-carta', '/x#nada'].map((to) => sectionWords(files, to))).toEqual([
    4, 1, 2, 0,
  ]);
});
