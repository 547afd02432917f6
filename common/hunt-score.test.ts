import { expect, it } from 'vitest';
import { scoreHunt } from './hunt-score.ts';

/** 'x' is a planted fault, '.' a right sentence. */
const answer = (sentences: string) => ({
  answer: [...sentences].map((one) => (one === 'x' ? { fault: 'precio-antiguo' } : {})),
});

it.each([
  // answer, marks, found, missed, false alarms, shown, solved
  ['.x.x.', [1, 3], 2, 0, 0, '2 de 2', true],
  ['.x.x.', [1], 1, 1, 0, '1 de 2', false],
  ['.x.x.', [], 0, 2, 0, '0 de 2', false],
  ['.x.x.', [1, 3, 4], 2, 0, 1, '1 de 2', true],
  ['.x.x.', [0, 1, 2, 3, 4], 2, 0, 3, '0 de 2', false],
  ['.x.x.', [0, 2], 0, 2, 2, '0 de 2', false],
  ['.x.x.', [1, 2], 1, 1, 1, '0 de 2', false],
  ['xxx...', [0, 1, 2, 3, 4], 3, 0, 2, '1 de 3', true],
  ['xxx...', [0, 1, 2, 3, 4, 5], 3, 0, 3, '0 de 3', false],
  ['..x', [2], 1, 0, 0, '1 de 1', true],
  ['..x', [2, 0], 1, 0, 1, '0 de 1', false],
  ['....', [], 0, 0, 0, '1 de 1', true],
  ['....', [2], 0, 0, 1, '0 de 1', false],
  ['....', [0, 1, 2, 3], 0, 0, 4, '0 de 1', false],
] as const)('%s with the marks %j', (sentences, marks, found, missed, falseAlarms, shown, isSolved) => {
  const result = scoreHunt(answer(sentences), new Set<number>(marks));
  expect(result).toMatchObject({ found, missed, falseAlarms, isSolved });
  expect(`${result.points} de ${result.outOf}`).toBe(shown);
});

it('judges each sentence', () => {
  const { verdicts } = scoreHunt(answer('x.x.'), new Set([0, 1]));
  expect(verdicts).toEqual(['found', 'false-alarm', 'missed', 'right']);
});

it('a mark on a sentence that does not exist counts for nothing', () => {
  expect(scoreHunt(answer('x.'), new Set([0, 7]))).toMatchObject({ points: 1, falseAlarms: 0 });
});
