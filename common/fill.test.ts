import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('every place of a name gets its value', () => {
  expect(fill('{n} de {total}, {n}', { n: 2, total: 'seis' })).toBe('2 de seis, 2');
});

test('a value is taken as it is: signs that replace() knows, and places of its own', () => {
  const titulo = "$& $1 $$ $' {n}";
  expect(fill('{n}: {titulo}', { titulo, n: 1 })).toBe(`1: ${titulo}`);
});

test('a name without a value stays, also one that every object has', () => {
  const text = 'Escribe {tu contexto} y {constructor}';
  expect(fill(text, { contexto: 'x' })).toBe(text);
});
