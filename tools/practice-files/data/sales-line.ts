import type { Company } from '#tools/content/rules/company-schema.ts';

export interface SalesLine {
  fecha: string;
  documento: string;
  /** The invoice that a credit note belongs to. */
  aplicaA: string;
  cliente: string;
  ruta: string;
  codigo: string;
  producto: string;
  unidad: string;
  cantidad: number;
  /** In cents, as every amount here: sums stay exact. */
  precio: number;
  descuento: number;
  entrega: string;
  estado: 'Pagada' | 'Pendiente';
}

/** A row of ventas.csv. Its fields are the truth; `written` are the cells that the file tells otherwise. */
export interface SalesRow extends SalesLine {
  numero: number;
  importe: number;
  isRepeated: boolean;
  written: { fecha?: string; cliente?: string; importe?: string };
}

export const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Quantity by price. */
export const grossOf = ({ cantidad, precio }: SalesLine): number => cantidad * precio;

/** What is charged for a line: quantity by price, less the invoice's discount. */
export const amountOf = (line: SalesLine): number =>
  Math.round((grossOf(line) * (100 - line.descuento)) / 100);

export const subtotalOf = (lines: SalesLine[]): number => sum(lines.map(grossOf));

/** The discount that the company's table gives to a subtotal in cents. */
export const tierOf = (subtotal: number, { descuentos }: Company['principal']): number =>
  descuentos.findLast(({ desde }) => subtotal >= desde * 100)?.porcentaje ?? 0;
