import { expect, it } from 'vitest';
import { openContent } from '#tools/content/content.ts';
import { figureProblems } from './hunt-figures.ts';

const file = 'content/practice/errores/cotizacion-para-una-obra.yaml';
const real = openContent('.').read(file);

/** The editor's messages after one change in a real case. */
function messages(from: string, to: string): string[] {
  expect(real).toContain(from);
  return figureProblems(file, real.replace(from, to)).map(({ line, message }) => `${line}: ${message}`);
}

it.each([
  [
    'a right sentence whose sum does not hold',
    '{ subtotal: 1356 }',
    '{ subtotal: 1350 }',
    'La frase no dice 1350',
  ],
  [
    'a document that changed under a right sentence',
    '| 40 | 9,50 |',
    '| 41 | 9,50 |',
    'dice 1356, pero la cuenta da 1365,5',
  ],
  [
    'a fault whose figure is right after all',
    'subtotal * 3 / 100',
    'subtotal * 6 / 100',
    'sus cifras son las de las cuentas',
  ],
  ['a fault of figures without its sum', '    cifras: { rebaja: 81.36 }\n', '', 'lleva «cifras»'],
  [
    'a reason that gives another result than the sum',
    'Con el 3 % son 1315,32.',
    'Con el 3 % son 1315,23.',
    'No dice el resultado correcto, 1315,32',
  ],
  [
    'a number out of nowhere in a sum',
    'subtotal * 3 / 100',
    'subtotal * 4 / 100',
    'El 4 de la cuenta no está',
  ],
  [
    'a number out of nowhere in a right sentence',
    'con su crédito de 30 días',
    'con su crédito de 45 días',
    'El 45 no está en los documentos',
  ],
  [
    'a sum that no sentence mentions',
    '  total: subtotal',
    '  iva: subtotal * 3\n  total: subtotal',
    'ninguna frase dice esta cuenta',
  ],
  ['a figure without a sum', '{ productos: 5 }', '{ articulos: 5 }', 'No hay una cuenta con este nombre'],
])('reports %s', (_, from, to, message) => {
  const reported = messages(from, to);
  expect(reported.map((one) => one.toLowerCase())).toContainEqual(
    expect.stringContaining(message.toLowerCase()),
  );
});

it('finds nothing in the unchanged case', () => {
  expect(figureProblems(file, real)).toEqual([]);
});
