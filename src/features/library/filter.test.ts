import { describe, expect, test } from 'vitest';
import { ALL, matching, NO_FILTER, suggestAccented } from './filter.ts';

const item = {
  texts: ['Marco de análisis competitivo', 'Separa HECHOS de suposiciones'],
  categories: ['Estrategia y Negocio', 'Marketing y Ventas'],
};
const isMatch = (text: string, category = ALL) => matching({ text, category })(item);

describe('the text of a filter', () => {
  test('shows everything until the visitor types', () => {
    expect(matching(NO_FILTER)(item)).toBe(true);
  });

  test('matches any of the texts, even in the middle of a word', () => {
    expect(isMatch('Marco')).toBe(true);
    expect(isMatch('posicion')).toBe(true);
    expect(isMatch('precio')).toBe(false);
  });

  test('ignores case on either side', () => {
    expect(isMatch('MARCO DE ANÁLISIS')).toBe(true);
    expect(isMatch('hechos')).toBe(true);
  });

  test('distinguishes accents', () => {
    expect(isMatch('análisis')).toBe(true);
    expect(isMatch('analisis')).toBe(false);
    expect(isMatch('márco')).toBe(false);
  });

  test('is the same whether an accent is typed as one character or as two', () => {
    expect(isMatch('análisis'.normalize('NFD'))).toBe(true);
  });

  test('is taken literally: spaces count and words are not searched one by one', () => {
    expect(isMatch('de análisis')).toBe(true);
    expect(isMatch('competitivo ')).toBe(false);
    expect(isMatch('competitivo marco')).toBe(false);
    expect(isMatch('   ')).toBe(false);
  });

  test('never matches across two texts', () => {
    expect(isMatch('competitivoSepara')).toBe(false);
    expect(isMatch('competitivo\nSepara')).toBe(false);
  });

  test('takes the special characters of patterns literally', () => {
    expect(isMatch('.*')).toBe(false);
    expect(matching({ text: '(€)', category: ALL })({ texts: ['Coste (€)'], categories: [] })).toBe(true);
  });

  test('may have any length', () => {
    const long = 'x'.repeat(100_000);
    expect(matching({ text: long, category: ALL })({ texts: [`${long}y`], categories: [] })).toBe(true);
  });
});

describe('the category of a filter', () => {
  test("'Todos' matches all", () => {
    expect(isMatch('', ALL)).toBe(true);
  });

  test('shows an entry under each of its categories and no other', () => {
    expect(isMatch('', 'Estrategia y Negocio')).toBe(true);
    expect(isMatch('', 'Marketing y Ventas')).toBe(true);
    expect(isMatch('', 'Deep Research')).toBe(false);
    expect(isMatch('', 'marketing y ventas')).toBe(false);
  });

  test('and the text must both match', () => {
    expect(isMatch('marco', 'Marketing y Ventas')).toBe(true);
    expect(isMatch('marco', 'Deep Research')).toBe(false);
    expect(isMatch('precio', 'Marketing y Ventas')).toBe(false);
  });
});

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
