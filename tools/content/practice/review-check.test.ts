import { expect, it } from 'vitest';
import { problemsOf } from '#tools/content/problem.ts';
import { readYaml } from '#tools/content/yaml-file.ts';
import { reviewProblems, type ReviewFile } from './review-check.ts';
import { review, type ReviewQuestion } from './review-schema.ts';

const option = (texto: string) => ({ texto, razon: 'Porque sí.' });

/** A question whose right option is neither the longest nor the shortest. */
const question = (id: string, change: Partial<ReviewQuestion> = {}): ReviewQuestion => ({
  id,
  ancla: 'la-regla',
  pregunta: '¿Qué haces?',
  buena: option('Lo pego con etiquetas'),
  otras: [option('Lo pego sin más'), option('No lo pego en ningún caso')],
  ...change,
});

function file(questions: ReviewQuestion[], change: Partial<ReviewFile> = {}): ReviewFile {
  const source = questions.map(({ id }) => `- id: ${id}\n  pregunta: ¿?`).join('\n');
  return { file: 'content/practice/repaso/x.yaml', source, questions, lesson: '## La regla\n', ...change };
}

const twelve = (prefix = 'q', change: Partial<ReviewQuestion> = {}) =>
  Array.from({ length: 12 }, (_, index) => question(`${prefix}-${index}`, change));
const messages = (...files: ReviewFile[]) => reviewProblems(files).map(({ message }) => message);

it('finds nothing in twelve good questions', () => {
  expect(reviewProblems([file(twelve())])).toEqual([]);
});

it('reports a lesson with fewer than twelve', () => {
  expect(messages(file(twelve().slice(1)))).toEqual(['Hay 11 preguntas y cada lección tiene al menos 12.']);
});

it('reports an anchor that no heading has, with its line and the one that was meant', () => {
  const questions = [...twelve(), question('otra', { ancla: 'la-rejla' })];
  expect(reviewProblems([file(questions)])).toMatchObject([
    {
      line: 25,
      message: expect.stringContaining('la-rejla') as string,
      hint: '¿Querías escribir «la-regla»?',
    },
  ]);
});

it('reports a file that belongs to no lesson', () => {
  expect(messages(file(twelve(), { lesson: undefined }))).toEqual(['Ninguna lección se llama así.']);
});

it('reports a name that is used twice, in one file and in two', () => {
  expect(reviewProblems([file([...twelve(), question('q-3')])])).toMatchObject([
    { line: 25, message: 'La pregunta «q-3» ya está en content/practice/repaso/x.yaml.' },
  ]);
  const second = file([...twelve('r'), question('q-3')], { file: 'content/practice/repaso/y.yaml' });
  expect(reviewProblems([file(twelve()), second])).toMatchObject([{ file: second.file, line: 25 }]);
});

it('reports options of which one is more than twice as long as another', () => {
  const uneven = question('otra', { buena: option('Sí') });
  expect(messages(file([...twelve(), uneven]))).toEqual([
    'Una respuesta tiene 25 caracteres y otra, 2: más del doble.',
  ]);
});

it('reports a set in which the longest, or the shortest, option is a good guess', () => {
  const long = { buena: option('Lo pego con varias etiquetas') };
  expect(messages(file([...twelve('q').slice(0, 7), ...twelve('r', long).slice(0, 5)]))).toEqual([]);
  expect(messages(file([...twelve('q').slice(0, 6), ...twelve('r', long).slice(0, 6)]))).toEqual([
    'La respuesta buena es la más larga en el 50 % de las preguntas (máximo 45 %).',
  ]);
  expect(messages(file(twelve('q', { buena: option('Lo pego así no') })))).toEqual([
    'La respuesta buena es la más corta en el 100 % de las preguntas (máximo 45 %).',
  ]);
});

const good = `- id: uno
  ancla: la-regla
  pregunta: ¿Qué haces?
  buena: { texto: Lo pego con etiquetas, razon: Es amarillo. }
  otras:
    - { texto: Lo pego sin más, razon: Lleva nombres. }
    - { texto: No lo pego, razon: Con etiquetas se puede. }
`;

const slips = (source: string) =>
  problemsOf(() => readYaml(review, { file: 'x.yaml', text: source })).map(
    ({ line, message }) => `${line}: ${message}`,
  );

it.each([
  ['nothing when all is there', good, []],
  ['no right option', good.replace(/ {2}buena.*\n/, ''), ['1: Falta «buena».']],
  ['two right options', good.replace('buena: {', 'buena: [{').replace('rillo. }', 'rillo. }]'), [/buena/]],
  ['no reason', good.replace(', razon: Lleva nombres.', ''), ['6: Falta «razon».']],
  ['one wrong option', good.replace(/ {4}- \{ texto: No.*\n/, ''), [/dos o tres/]],
  ['a name with capitals', good.replace('id: uno', 'id: Uno'), [/minúsculas/]],
  ['no question', good.replace('¿Qué haces?', 'Elige.'), [/falta el signo \?/]],
  ['an option of all the others', good.replace('No lo pego', 'Todas las anteriores'), [/se barajan/]],
  ['an option that names another', good.replace('No lo pego', 'La opción B'), [/se barajan/]],
  ['the same option twice', good.replace('No lo pego', 'Lo pego sin más'), [/dos respuestas iguales/]],
])('reads a question: %s', (_, source, expected) => {
  const found = slips(source);
  expect(found).toHaveLength(expected.length);
  for (const [index, one] of expected.entries()) expect(found[index]).toMatch(one);
});
