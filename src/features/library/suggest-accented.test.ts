import { expect, test } from 'vitest';
import { ALL, matching } from './filter.ts';
import { suggestAccented } from './suggest-accented.ts';

const texts = ['Marco de Análisis competitivo', 'Ideas para el año: diseño, guion y edición'];

test('a word typed without its accent is offered with it', () => {
  expect(suggestAccented('analisis', texts)).toBe('análisis');
  expect(suggestAccented('DISENO', texts)).toBe('diseño');
});

test('half a word is completed', () => {
  expect(suggestAccented('edic', texts)).toBe('edición');
  expect(suggestAccented('nalis', texts)).toBe('análisis');
});

test('several words are offered as they stand in the text', () => {
  expect(suggestAccented('analisis compet', texts)).toBe('análisis competitivo');
});

test('an accent too many is taken away', () => {
  expect(suggestAccented('guión', texts)).toBe('guion');
});

test('the shortest of several offers wins', () => {
  expect(suggestAccented('analis', ['los analíticos', 'un análisis', 'las analistas'])).toBe('análisis');
});

test('nothing is offered where accents are not the reason', () => {
  expect(suggestAccented('precio', texts)).toBeUndefined();
  expect(suggestAccented('', texts)).toBeUndefined();
  expect(suggestAccented('  ', texts)).toBeUndefined();
  expect(suggestAccented('analisis', [])).toBeUndefined();
});

test('every offer finds the text that it was taken from', () => {
  for (const typed of ['analisis', 'ano', 'edicion', 'diseno,', 'analisis ']) {
    const offer = suggestAccented(typed, texts);
    expect(offer, typed).toBeDefined();
    expect(matching({ text: offer ?? '', category: ALL })({ texts, categories: [] })).toBe(true);
  }
});

test('text with emoji and decomposed accents keeps its positions', () => {
  expect(suggestAccented('edicion', [`🙂🙂 ${'edición'.normalize('NFD')} final`])).toBe('edición');
});
