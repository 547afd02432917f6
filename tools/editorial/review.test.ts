import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { openContent } from '#tools/content/content.ts';
import { reviewProblems } from './review.ts';

const option = (texto: string) => ({ texto, razon: 'Porque sí.' });

/** Questions whose right option is neither the longest nor the shortest. */
const questions = (count: number, buena = 'Lo pego con etiquetas') =>
  Array.from({ length: count }, (_, index) => ({
    id: `${buena.length}-${index}`,
    ancla: 'la-regla',
    pregunta: '¿Qué haces?',
    buena: option(buena),
    otras: [option('Lo pego sin más'), option('No lo pego en ningún caso')],
  }));

function problems(written: ReturnType<typeof questions>) {
  const file = 'content/practice/repaso/x.yaml';
  return reviewProblems({ ...openContent('.'), files: () => [file], read: () => stringify(written) });
}
const messages = (written: ReturnType<typeof questions>) => problems(written).map(({ message }) => message);

const questionLines = stringify(questions(1)).trimEnd().split('\n').length;

it('finds nothing in twelve good questions', () => {
  expect(messages(questions(12))).toEqual([]);
});

it('reports a lesson with fewer than twelve', () => {
  expect(messages(questions(11))).toEqual(['Hay 11 preguntas y cada lección tiene al menos 12.']);
});

it('reports an option more than twice as long as another, with its line', () => {
  expect(problems([...questions(12), ...questions(1, 'Sí')])).toMatchObject([
    { line: 12 * questionLines + 1, message: 'Una respuesta tiene 25 caracteres y otra, 2: más del doble.' },
  ]);
});

it('reports a set in which the longest, or the shortest, option is a good guess', () => {
  const long = 'Lo pego con varias etiquetas';
  expect(messages([...questions(7), ...questions(5, long)])).toEqual([]);
  expect(messages([...questions(6), ...questions(6, long)])).toEqual([
    'La respuesta buena es la más larga en el 50 % de las preguntas (máximo 45 %).',
  ]);
  expect(messages(questions(12, 'Lo pego así no'))).toEqual([
    'La respuesta buena es la más corta en el 100 % de las preguntas (máximo 45 %).',
  ]);
});
