import { expect, test } from 'vitest';
import { ALL, matching } from './filter.ts';
import { suggestAccented } from './suggest-accented.ts';

const texts = ['Marco de Análisis competitivo', 'Ideas para el año: diseño, guion y edición'];

test('suggests a word typed without its accent', () => {
  expect(suggestAccented('analisis', texts)).toBe('análisis');
  expect(suggestAccented('DISENO', texts)).toBe('diseño');
});

test('completes half a word', () => {
  expect(suggestAccented('edic', texts)).toBe('edición');
  expect(suggestAccented('nalis', texts)).toBe('análisis');
});

test('suggests several words as the text has them', () => {
  expect(suggestAccented('analisis compet', texts)).toBe('análisis competitivo');
});

test('removes a superfluous accent', () => {
  expect(suggestAccented('guión', texts)).toBe('guion');
});

test('prefers the shortest suggestion', () => {
  expect(suggestAccented('analis', ['los analíticos', 'un análisis', 'las analistas'])).toBe('análisis');
});

test('suggests nothing if accents are not the reason', () => {
  expect(suggestAccented('precio', texts)).toBeUndefined();
  expect(suggestAccented('', texts)).toBeUndefined();
  expect(suggestAccented('  ', texts)).toBeUndefined();
  expect(suggestAccented('analisis', [])).toBeUndefined();
});

test('every suggestion finds the text it comes from', () => {
  for (const typed of ['analisis', 'ano', 'edicion', 'diseno,', 'analisis ']) {
    const offer = suggestAccented(typed, texts);
    expect(offer, typed).toBeDefined();
    expect(matching({ text: offer ?? '', category: ALL })({ texts, categories: [] })).toBe(true);
  }
});

test('text with emoji and decomposed accents keeps its positions', () => {
  expect(suggestAccented('edicion', [`🙂🙂 ${'edición'.normalize('NFD')} final`])).toBe('edición');
});
