import { expect, it } from 'vitest';
import { results } from './challenge-result.ts';

it.each([
  [34, '34'],
  [1440.84, '1440,84'],
  [17498.5, '17\u202F498,50'],
  [-12, '−12'],
  ['2026-10-31', '31 de octubre de 2026'],
  ['sábado 31 de octubre', 'sábado 31 de octubre'],
])('a text shows %s as «%s»', (valor, texto) => {
  expect(results.parse({ total: valor })).toEqual({ total: { valor, texto } });
});

it('the compared value and the shown text may differ', () => {
  const route = { valor: 'ruta-1', texto: 'Ruta 1' };
  expect(results.parse({ ruta: route })).toEqual({ ruta: route });
});

it.each([[{ total: true }], [{ total: '' }], [{ Total: 1 }]])('%j is no list of results', (written) => {
  expect(results.safeParse(written).success).toBe(false);
});
