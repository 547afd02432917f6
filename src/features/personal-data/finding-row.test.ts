import { expect, test } from 'vitest';
import { snippetOf } from './finding-row.tsx';

function snippet(text: string, value: string) {
  const start = text.indexOf(value);
  const {
    before,
    value: shown,
    after,
  } = snippetOf(text, {
    kind: 'correo',
    value,
    start,
    end: start + value.length,
  });
  return `${before}|${shown}|${after}`;
}

test('shows a finding with whole words of its own line', () => {
  const text =
    'Primera línea\nEl correo de la responsable de compras es ana@a.es y el de su ayudante lo sabe ella\nFin';
  expect(snippet(text, 'ana@a.es')).toBe('… responsable de compras es |ana@a.es| y el de su ayudante lo…');
});

test('does not shorten a short line', () => {
  expect(snippet('Hola\nA: ana@a.es.\nAdiós', 'ana@a.es')).toBe('A: |ana@a.es|.');
  expect(snippet('ana@a.es', 'ana@a.es')).toBe('|ana@a.es|');
});

test('shows only the beginning of a long key', () => {
  const key = `sk-${'a'.repeat(100)}`;
  expect(snippet(`Clave ${key}`, key)).toBe(`Clave |${key.slice(0, 60)}…|`);
});
