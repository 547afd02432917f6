import { turned } from './calendar.ts';
import { cents, sum, textOf } from './practice-archive.ts';

/** A row of ventas.csv, cleaned as the solutions say; `written` holds cells whose text differs from the value. */
export interface SalesRow {
  number: number;
  day: string;
  document: string;
  /** The invoice of a credit note. */
  appliesTo: string;
  customer: string;
  route: string;
  code: string;
  quantity: number;
  /** In cents, as every amount here. */
  price: number;
  discount: number;
  amount: number;
  delivered: string;
  isPending: boolean;
  /** A duplicate: the invoice already has a row with this code. */
  isRepeated: boolean;
  written: { day: string; customer: string; amount: string };
}

/** The file's first day, so 09/04/2026 can only be the fourth of September. */
const FIRST_DAY = '2026-07-01';

function dayOf(written: string): string {
  if (/^\d{4}-/.test(written)) return written;
  const day = turned(written);
  const [year, month, date] = day.split('-');
  return day < FIRST_DAY ? `${year}-${date}-${month}` : day;
}

/** Three spellings are one customer. */
const customerOf = (written: string) => (/dos ceibos/i.test(written) ? 'Ferretería Dos Ceibos' : written);

/** The charge for a line: quantity by price, less the invoice's discount. */
const amountOf = (gross: number, discount: number) => Math.round((gross * (100 - discount)) / 100);

export const salesCells = textOf('ventas.csv')
  .replace('\uFEFF', '')
  .trimEnd()
  .split('\r\n')
  .map((line) => line.split(';'));

function rowOf(cells: string[], head: string[]): SalesRow {
  const cell = (column: string) => cells[head.indexOf(column)] ?? '';
  const quantity = Number(cell('Cantidad'));
  const price = cents(cell('Precio'));
  const discount = Number(cell('Descuento %'));
  return {
    number: Number(cell('N.º')),
    day: dayOf(cell('Fecha')),
    document: cell('Documento'),
    appliesTo: cell('Aplica a'),
    customer: customerOf(cell('Cliente')),
    route: cell('Ruta'),
    code: cell('Código'),
    quantity,
    price,
    discount,
    amount: amountOf(quantity * price, discount),
    delivered: turned(cell('Entrega')),
    isPending: cell('Estado') === 'Pendiente',
    isRepeated: false,
    written: { day: cell('Fecha'), customer: cell('Cliente'), amount: cell('Importe') },
  };
}

const [head = [], ...lines] = salesCells;
export const sales: readonly SalesRow[] = lines
  .map((cells) => rowOf(cells, head))
  .map((row, index, all) => ({
    ...row,
    isRepeated: all
      .slice(0, index)
      .some(({ document, code }) => document === row.document && code === row.code),
  }));

/** The matching row; a test of the file checks that there is only one. */
export function theRow(test: (row: SalesRow) => boolean): SalesRow {
  const row = sales.find(test);
  if (!row) throw new Error('ventas.csv has lost a defect');
  return row;
}

export const isBlank = ({ written }: SalesRow) => written.amount === '';
export const hasPoint = ({ written }: SalesRow) => written.amount.includes('.');
/** Dated 2026-08-27 where all others are 27/08/2026. */
export const isIsoDated = ({ written }: SalesRow) => written.day.includes('-');
/** Dated by another system, with the month first. */
export const isMonthFirst = ({ day, written }: SalesRow) =>
  written.day.includes('/') && turned(written.day) !== day;
export const isInvoice = ({ appliesTo }: SalesRow) => appliesTo === '';

/** Mistakes in reading ventas.csv; without any, the totals are right. */
export interface Reading {
  withRepeated?: boolean;
  withoutReturns?: boolean;
  blankAsZero?: boolean;
  /** 412.50 taken for 41 250. */
  pointAsThousands?: boolean;
}

export function amountRead(row: SalesRow, reading: Reading = {}): number {
  if (row.isRepeated && !reading.withRepeated) return 0;
  if (!isInvoice(row) && reading.withoutReturns) return 0;
  if (isBlank(row) && reading.blankAsZero) return 0;
  return hasPoint(row) && reading.pointAsThousands ? row.amount * 100 : row.amount;
}

export const totalRead = (rows: readonly SalesRow[], reading?: Reading): number =>
  sum(rows.map((row) => amountRead(row, reading)));

/** Totals by group, the largest first. */
export function ranking(
  groupOf: (row: SalesRow) => string,
  amount: (row: SalesRow) => number = (row) => amountRead(row),
): { name: string; total: number }[] {
  const totals = new Map<string, number>();
  for (const row of sales) totals.set(groupOf(row), (totals.get(groupOf(row)) ?? 0) + amount(row));
  return [...totals].map(([name, total]) => ({ name, total })).sort((a, b) => b.total - a.total);
}
