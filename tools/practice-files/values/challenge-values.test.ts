import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openContent } from '#tools/content/content.ts';
import { wordFiles } from '#tools/content/words.ts';
import { challengeValues } from './challenge-values.ts';

/**
 * The way of somebody who only has the file: ventas.csv is read as text and cleaned as the solutions say,
 * without the generator. What comes out must be what the challenges call right.
 */
const company = wordFiles.company.read(openContent(process.cwd()));
const value = (slug: string, name: string) => challengeValues[slug]?.(company)[name]?.valor;

const [head = '', ...lines] = readFileSync('content/practice/archivos/ventas.csv', 'utf8')
  .replace('\uFEFF', '')
  .trimEnd()
  .split('\r\n');
const columns = head.split(';');
type Row = Record<string, string>;
const all = lines.map((line): Row => {
  const cells = line.split(';');
  return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
});
const keyOf = (row: Row) => `${row['Documento']} ${row['Código']}`;
const rows = all.filter((row, index) => all.findIndex((one) => keyOf(one) === keyOf(row)) === index);

const number = (text = '') => Number(text.replace(',', '.'));
const gross = (row: Row) => number(row['Cantidad']) * number(row['Precio']);
const cents = (amount: number) => Math.round(amount * 100) / 100;
const amount = (row: Row) =>
  cents(gross(row) * (1 - number(row['Descuento %']) / 100) + 1e-9 * Math.sign(gross(row)));
const total = (some: Row[]) => cents(some.reduce((sum, row) => sum + amount(row), 0));

/** Three ways of writing a date; the file has nothing before July, so 09/04 can only be September. */
function isoDate(text = ''): string {
  if (/^\d{4}-/.test(text)) return text;
  const [first = '', second = '', year = ''] = text.split('/');
  return Number(second) < 7 ? `${year}-${first}-${second}` : `${year}-${second}-${first}`;
}
const plus = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const customer = (row: Row) =>
  /dos ceibos/i.test(row['Cliente'] ?? '') ? 'Ferretería Dos Ceibos' : row['Cliente'];
const best = (groupOf: (row: Row) => string | undefined) =>
  [...new Set(rows.map(groupOf))]
    .map((name) => ({ name, sum: total(rows.filter((row) => groupOf(row) === name)) }))
    .sort((a, b) => b.sum - a.sum)[0];

it('finds one repeated row, one blank amount and one with a point', () => {
  expect(all.length - rows.length).toBe(1);
  expect(all.filter((row) => row['Importe'] === '')).toHaveLength(1);
  expect(all.filter((row) => row['Importe']?.includes('.'))).toHaveLength(1);
  const told = rows.filter((row) => row['Importe'] && !row['Importe'].includes('.'));
  expect(told.filter((row) => Math.abs(number(row['Importe']) - amount(row)) > 0.006)).toEqual([]);
});

it('finds no invoice below the minimum order that the policy names', () => {
  const minimum = Number(company.principal.cifras.find(({ id }) => id === 'pedido-minimo')?.valor);
  const invoices = new Set(rows.filter((row) => row['Aplica a'] === '').map((row) => row['Documento']));
  const subtotal = (document?: string) =>
    rows.filter((row) => row['Documento'] === document).reduce((sum, row) => sum + gross(row), 0);
  expect([...invoices].filter((document) => subtotal(document) < minimum)).toEqual([]);
});

it('gets the sales of August', () => {
  const august = rows.filter((row) => isoDate(row['Fecha']).startsWith('2026-08'));
  expect(total(august)).toBeCloseTo(Number(value('ventas-de-agosto', 'total')), 1);
});

it('gets the best customer and the best route', () => {
  expect(best(customer)?.name).toBe(value('el-cliente-que-mas-compro', 'cliente'));
  expect(best((row) => row['Ruta']?.toLowerCase().replace(' ', '-'))?.name).toBe(
    value('la-ruta-que-vendio-mas', 'ruta'),
  );
});

it('gets what was overdue', () => {
  const dateOf = (row: Row) =>
    isoDate((row['Aplica a'] ? rows.find((one) => one['Documento'] === row['Aplica a']) : row)?.['Fecha']);
  const overdue = rows.filter((row) => row['Estado'] === 'Pendiente' && plus(dateOf(row), 30) < '2026-10-15');
  expect(total(overdue)).toBeCloseTo(Number(value('cartera-vencida', 'vencido')), 1);
});

it('gets the discounts that nobody approved', () => {
  const minutes = readFileSync('content/practice/archivos/acta-en-bruto.txt', 'utf8');
  const excess = [...new Set(rows.map((row) => row['Documento'] ?? ''))]
    .filter((invoice) => invoice.startsWith('M-') && !minutes.includes(invoice))
    .map((invoice) => {
      const its = rows.filter((row) => row['Documento'] === invoice);
      const subtotal = its.reduce((sum, row) => sum + gross(row), 0);
      const due = subtotal >= 4000 ? 9 : subtotal >= 1500 ? 6 : subtotal >= 500 ? 3 : 0;
      return (subtotal * (number(its[0]?.['Descuento %']) - due)) / 100;
    });
  expect(Math.min(...excess)).toBeCloseTo(0, 5);
  const sum = excess.reduce((all, one) => all + one, 0);
  expect(Math.abs(sum - Number(value('descuentos-fuera-de-tabla', 'de_mas')))).toBeLessThan(0.05);
});

// Counted by hand on a calendar and with a calculator, from what the files say.
it.each([
  ['hasta-cuando-se-devuelve', 'ultimo_dia', '2026-11-16'],
  ['lo-que-pide-el-hotel', 'decision', 'solo-reponer'],
  ['ultimo-dia-para-avisar', 'ultimo_dia', '2027-04-16'],
  ['quien-acompana-la-induccion', 'acompana', 'Wilson'],
  ['primer-recordatorio', 'recordatorio', '2026-10-12'],
  ['tres-cotizaciones', 'costo', 2052],
  ['factura-de-la-entrega', 'factura', 1440.84],
])('%s comes out as it does by hand', (slug, name, byHand) => {
  expect(value(slug, name)).toBe(byHand);
});

it('sells only to customers and things of the company', () => {
  const { clientes_de_ejemplo, catalogo } = company.principal;
  expect(new Set(rows.map(customer)).size).toBe(12);
  expect(rows.filter((row) => !clientes_de_ejemplo.includes(customer(row) ?? ''))).toEqual([]);
  const prices = new Map(catalogo.map(({ codigo, precio }) => [codigo, precio]));
  expect(rows.filter((row) => prices.get(row['Código'] ?? '') !== number(row['Precio']))).toEqual([]);
});
