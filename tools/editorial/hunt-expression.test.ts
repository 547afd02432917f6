import { expect, it } from 'vitest';
import { evaluate, literalsOf } from './hunt-expression.ts';

const tables = {
  lineas: [
    { codigo: 'MU-0016', cantidad: '12', precio: '11,25', vence: '12/09/2026', estado: 'Vencida' },
    { codigo: 'FX-0005', cantidad: '20', precio: '5,40', vence: '15/10/2026', estado: 'al día' },
    { codigo: 'CE-0012', cantidad: '2', precio: '1\u202f058,40', vence: '01/11/2026', estado: 'al día' },
  ],
  huecos: [{ plazo: '' }],
};
const known = { tables, sums: { subtotal: 243 } };

it.each([
  ['1 + 2 * 3', 7],
  ['(1 + 2) * 3', 9],
  ['10 - 4 - 3', 3],
  ['100 / 8 / 2', 6.25],
  ['subtotal - subtotal * 3 / 100', 235.71],
  ['suma(lineas.cantidad)', 34],
  ["suma(lineas.cantidad * lineas.precio donde codigo <> 'CE-0012')", 243],
  ["suma(lineas.precio donde estado = 'vencida')", 11.25],
  ["suma(lineas.cantidad donde estado = 'al dia' y precio > 100)", 2],
  ['cuantas(lineas)', 3],
  ['cuantas(lineas donde vence < 15/10/2026)', 1],
  ['cuantas(lineas donde vence <= 15/10/2026)', 2],
  ['mayor(lineas.precio)', 1058.4],
  ['menor(lineas.cantidad)', 2],
  ['redondea(promedio(lineas.cantidad))', 11],
  ["dato(lineas.precio donde codigo = 'FX-0005')", 5.4],
  ['15/10/2026 - menor(lineas.vence)', 33],
])('%s', (expression, result) => {
  expect(evaluate(expression, known)).toBeCloseTo(result, 6);
});

it.each([
  ['suma(lineas.importe)', 'no tiene la columna «importe»; tiene codigo, cantidad'],
  ['suma(facturas.importe)', '«facturas» no existe o no tiene una tabla'],
  ['lineas.precio * 2', 'ponla dentro de suma(…)'],
  ['suma(lineas.codigo)', '«MU-0016» no es un número'],
  ['suma(huecos.plazo)', '«» no es un número'],
  ["dato(lineas.precio donde estado = 'al día')", 'una sola fila, y encuentra 2'],
  ["dato(lineas.precio donde estado = 'pagada')", 'una sola fila, y encuentra 0'],
  ['media(lineas.precio)', '«media» no existe'],
  ['total * 2', '«total» no es una cuenta de más arriba'],
  ['suma(lineas.precio', 'Falta «)»'],
  ['3 +', 'sin terminar'],
  ['3 4', 'Sobra «4»'],
  ['3 % 4', 'No se entiende a partir de «% 4»'],
  ["suma(lineas.precio donde codigo 'FX-0005')", 'va =, <>'],
])('says what is wrong with %s', (expression, message) => {
  expect(() => evaluate(expression, known)).toThrow(message);
});

it('lists the numbers and days that an editor typed into a sum', () => {
  expect(
    literalsOf(
      "suma(lineas.precio donde vence < 15/10/2026) * 3 / 100 - dato(lineas.precio donde codigo = 'A 7')",
    ),
  ).toEqual(['15/10/2026', '3', '100']);
});
