import { expect, it } from 'vitest';
import { fold } from '#common/fold.ts';
import { asWritten } from './text.ts';

it.each([
  ['Un texto DINÁMICO y breve', 'DINÁMICO'],
  // Accents as a Mac's file names and some keyboards write them: a letter and a mark.
  ['Un texto dinámico'.normalize('NFD'), 'dinámico'],
  ['😀 ñandú, años: increíble', 'increíble'],
])('gives back words of «%s» as they were written', (text, word) => {
  expect(asWritten(text, fold(word))).toBe(word);
});
