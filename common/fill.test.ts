import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('every place of a name gets its value', () => {
  expect(fill('{n} de {total}, {n}', { n: 2, total: 'seis' })).toBe('2 de seis, 2');
});

test('a value is inserted as it is, even with signs that replace() knows and with braces', () => {
  const titulo = "$& $1 $$ $' {n}";
  expect(fill('{n}: {titulo}', { titulo, n: 1 })).toBe(`1: ${titulo}`);
});

test('a name without a value stays, even one that every object has', () => {
  const text = 'Escribe {tu contexto} y {constructor}';
  expect(fill(text, { contexto: 'x' })).toBe(text);
});
