import { expect, it } from 'vitest';
import { openContent } from '#tools/content/content.ts';
import { readTrades, trades } from '#tools/content/practice/trade/kind.ts';
import { wordFiles } from '#tools/content/words.ts';
import { copyTrades } from '#tools/testing/copied-trades.ts';
import { recipeProblems, sectionWords } from './recipes.ts';

const company = wordFiles.company.read(openContent('.'));
const { open, change } = copyTrades();

function problems() {
  const content = open();
  const files = [...trades.files(), ...trades.parts(content)];
  const lesson = 'content/lessons/modulo-1.md';
  return recipeProblems(
    readTrades(content),
    [
      ...files.map((file) => ({ file, source: content.read(file) })),
      { file: lesson, source: openContent('.').read(lesson) },
    ],
    company,
  );
}

it('finds nothing in the recipes of the school', () => {
  expect(problems()).toEqual([]);
});

it('reports a sentence that is in two prompts', () => {
  const shared = 'No prometas ahorro: no lo he medido.';
  const sentence = 'Deja las etiquetas tal como están; los datos reales los pongo yo.';
  change('administracion/pedir-permiso-para-usar-ia.yaml', shared, sentence);
  expect(problems()).toMatchObject([
    {
      file: `${trades.folder}/finanzas/recordatorio-de-cobro-en-tres-tonos.yaml`,
      message: `«${sentence}» está también en el prompt de ${trades.folder}/administracion/pedir-permiso-para-usar-ia.yaml.`,
    },
  ]);
});

it('reports a name that the example gives to an assistant', () => {
  change(
    'ventas/propuesta-desde-notas-de-visita.yaml',
    'CLIENTE B, mantenimiento',
    'Hotel Ría Mansa, mantenimiento',
  );
  change('finanzas/explicar-el-cierre-del-mes.yaml', 'La gerente general. Decide', 'Rosa Villacís. Decide');
  expect(problems().map(({ message }) => message)).toEqual([
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
  expect(problems()).toMatchObject([
    { line: 29, message: '«maria.perez@gmail.com» parece un dato personal.' },
    { line: 30, message: '«maria.perez@gmail.com» parece un dato personal.' },
  ]);
});

it('reports a person who does not work for the company of the example', () => {
  change('finanzas/explicar-el-cierre-del-mes.yaml', 'persona: Patricia León', 'persona: Patricia Leon');
  change('ventas/propuesta-desde-notas-de-visita.yaml', 'empresa: Tornamar', 'empresa: Ferretería');
  expect(problems()).toMatchObject([
    { hint: 'Empieza «empresa» por el nombre de una de las tres.' },
    { hint: '¿Querías escribir «Patricia León, contadora»?' },
  ]);
});

it('reports a day whose reading leaves no time for the work', () => {
  change('ventas.yaml', '/modulo-2#cuando-falta-el-tono', '/modulo-1#instrucciones-personalizadas-y-memoria');
  expect(problems()).toMatchObject([
    {
      file: `${trades.folder}/ventas.yaml`,
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
