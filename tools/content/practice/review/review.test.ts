import { expect, it } from 'vitest';
import { openContent } from '#tools/content/content.ts';
import { problemsOf } from '#tools/content/problem.ts';
import { readYaml } from '#tools/content/yaml-file.ts';
import { questions as kind } from './kind.ts';
import { review } from './review-schema.ts';

const good = `- id: uno
  ancla: la-regla
  pregunta: ¿Qué haces?
  buena: { texto: Lo pego con etiquetas, razon: Es amarillo. }
  otras:
    - { texto: Lo pego sin más, razon: Lleva nombres. }
    - { texto: No lo pego, razon: Con etiquetas se puede. }
`;

const problems = (source: string) =>
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
  const found = problems(source);
  expect(found).toHaveLength(expected.length);
  for (const [index, one] of expected.entries()) expect(found[index]).toMatch(one);
});

/** Checks question files of lessons whose only heading is «La regla». */
function problemsIn(files: Record<string, string>, hasLessons = true) {
  const content = openContent('.');
  return kind.checks({
    ...content,
    has: () => hasLessons,
    files: (folder) => (folder === kind.folder ? Object.keys(files) : content.files(folder, '.md')),
    read: (file) => files[file] ?? '## La regla\n',
  });
}

const file = 'content/practice/repaso/x.yaml';
const other = 'content/practice/repaso/y.yaml';

it('finds nothing in a question with its passage', () => {
  expect(problemsIn({ [file]: good })).toEqual([]);
});

it('reports an anchor that no heading has, with its line and the nearest anchor', () => {
  const second = good.replace('id: uno', 'id: dos').replace('la-regla', 'la-rejla');
  expect(problemsIn({ [file]: good + second })).toMatchObject([
    {
      file,
      line: 8,
      message: expect.stringContaining('la-rejla') as string,
      hint: '¿Querías escribir «la-regla»?',
    },
  ]);
});

it('reports a file that belongs to no lesson', () => {
  expect(problemsIn({ [file]: good }, false)).toMatchObject([{ message: 'Ninguna lección se llama así.' }]);
});

it('reports a duplicate name, in one file and in two', () => {
  const message = 'La pregunta «uno» ya está en content/practice/repaso/x.yaml.';
  expect(problemsIn({ [file]: good + good })).toMatchObject([{ file, line: 8, message }]);
  expect(problemsIn({ [file]: good, [other]: good })).toMatchObject([{ file: other, line: 1, message }]);
});
