import { expect, test } from 'vitest';
import { cleanName, MAX_NAME, nameProblem } from './holder-name.ts';

test('a name is one line, however the learner pasted it', () => {
  expect(cleanName('  María   José\tde la\nO ')).toBe('María José de la O');
  expect(cleanName('Ana\u202eotsiraM\u0000')).toBe('Ana otsiraM');
  // Joiners belong to the word.
  expect(cleanName('می\u200Cخواهم')).toBe('می\u200Cخواهم');
  expect(cleanName(' \n ')).toBe('');
});

test.each([
  ['', null],
  ['Ñ', null],
  ['Íñigo Pérez-O’Dónell II', null],
  ['a'.repeat(MAX_NAME), null],
  ['a'.repeat(MAX_NAME + 1), 'tooLong'],
  ['12345', 'noLetters'],
  ['¡!', 'noLetters'],
])('%s: %s', (name, problem) => expect(nameProblem(name)).toBe(problem));
