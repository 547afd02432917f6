import { describe, expect, test } from 'vitest';
import { ALL, matching, NO_FILTER } from './filter.ts';

const item = {
  texts: ['Marco de análisis competitivo', 'Separa HECHOS de suposiciones'],
  categories: ['Estrategia y Negocio', 'Marketing y Ventas'],
};
const finds = (text: string, category = ALL) => matching({ text, category })(item);

describe('the text of a filter', () => {
  test('shows everything until the visitor types', () => {
    expect(matching(NO_FILTER)(item)).toBe(true);
  });

  test('matches any of the texts, even in the middle of a word', () => {
    expect(finds('Marco')).toBe(true);
    expect(finds('posicion')).toBe(true);
    expect(finds('precio')).toBe(false);
  });

  test('ignores case on either side', () => {
    expect(finds('MARCO DE ANÁLISIS')).toBe(true);
    expect(finds('hechos')).toBe(true);
  });

  test('distinguishes accents', () => {
    expect(finds('análisis')).toBe(true);
    expect(finds('analisis')).toBe(false);
    expect(finds('márco')).toBe(false);
  });

  test('is the same whether an accent is typed as one character or as two', () => {
    expect(finds('análisis'.normalize('NFD'))).toBe(true);
  });

  test('is taken literally: spaces count and words are not searched one by one', () => {
    expect(finds('de análisis')).toBe(true);
    expect(finds('competitivo ')).toBe(false);
    expect(finds('competitivo marco')).toBe(false);
    expect(finds('   ')).toBe(false);
  });

  test('never matches across two texts', () => {
    expect(finds('competitivoSepara')).toBe(false);
    expect(finds('competitivo\nSepara')).toBe(false);
  });

  test('takes the special characters of patterns literally', () => {
    expect(finds('.*')).toBe(false);
    expect(matching({ text: '(€)', category: ALL })({ texts: ['Coste (€)'], categories: [] })).toBe(true);
  });

  test('may have any length', () => {
    const long = 'x'.repeat(100_000);
    expect(matching({ text: long, category: ALL })({ texts: [`${long}y`], categories: [] })).toBe(true);
  });
});

describe('the category of a filter', () => {
  test("'Todos' matches all", () => {
    expect(finds('', ALL)).toBe(true);
  });

  test('shows an entry under each of its categories and no other', () => {
    expect(finds('', 'Estrategia y Negocio')).toBe(true);
    expect(finds('', 'Marketing y Ventas')).toBe(true);
    expect(finds('', 'Deep Research')).toBe(false);
    expect(finds('', 'marketing y ventas')).toBe(false);
  });

  test('and the text must both match', () => {
    expect(finds('marco', 'Marketing y Ventas')).toBe(true);
    expect(finds('marco', 'Deep Research')).toBe(false);
    expect(finds('precio', 'Marketing y Ventas')).toBe(false);
  });
});
