import type { SalesRow } from '#tools/practice-files/data/sales-line.ts';

/** The ways of misreading ventas.csv; without any, the file is read as it was meant. */
export interface Reading {
  withRepeated?: boolean;
  withoutReturns?: boolean;
  blankAsZero?: boolean;
  /** 412.50 taken for 41 250. */
  pointAsThousands?: boolean;
  /** Customers by the name in the cell, not by who they are. */
  asSpelt?: boolean;
}

export function amountRead(row: SalesRow, reading: Reading = {}): number {
  if (row.isRepeated && !reading.withRepeated) return 0;
  if (row.aplicaA && reading.withoutReturns) return 0;
  if (row.written.importe === '' && reading.blankAsZero) return 0;
  return row.written.importe && reading.pointAsThousands ? row.importe * 100 : row.importe;
}

export const totalRead = (rows: SalesRow[], reading?: Reading): number =>
  rows.reduce((total, row) => total + amountRead(row, reading), 0);

/** Totals by group, the largest first. */
export function ranking(
  rows: SalesRow[],
  groupOf: (row: SalesRow) => string,
  amountOf: (row: SalesRow) => number,
): { name: string; total: number }[] {
  const totals = new Map<string, number>();
  for (const row of rows) totals.set(groupOf(row), (totals.get(groupOf(row)) ?? 0) + amountOf(row));
  return [...totals].map(([name, total]) => ({ name, total })).sort((a, b) => b.total - a.total);
}

export const isInvoice = ({ aplicaA }: SalesRow): boolean => aplicaA === '';
export const isRow = ({ isRepeated }: SalesRow): boolean => !isRepeated;
