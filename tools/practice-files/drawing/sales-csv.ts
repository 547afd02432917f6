import { shortDate } from '#tools/practice-files/data/calendar.ts';
import { writtenDate } from '#tools/practice-files/data/sales.ts';
import type { SalesRow } from '#tools/practice-files/data/sales-line.ts';

const columns = [
  'N.º',
  'Fecha',
  'Documento',
  'Aplica a',
  'Cliente',
  'Ruta',
  'Código',
  'Producto',
  'Unidad',
  'Cantidad',
  'Precio',
  'Descuento %',
  'Importe',
  'Entrega',
  'Estado',
];

const decimal = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

/** As an office in Ecuador exports it: semicolons, decimal commas, and the mark by which Excel knows UTF-8. */
export function salesCsv(rows: SalesRow[]): string {
  const lines = rows.map((row) => [
    row.numero,
    writtenDate(row),
    row.documento,
    row.aplicaA,
    row.written.cliente ?? row.cliente,
    row.ruta,
    row.codigo,
    row.producto,
    row.unidad,
    row.cantidad,
    decimal(row.precio),
    row.descuento,
    row.written.importe ?? decimal(row.importe),
    row.entrega && shortDate(row.entrega),
    row.estado,
  ]);
  return `\uFEFF${[columns, ...lines].map((cells) => `${cells.map(quoted).join(';')}\r\n`).join('')}`;
}

const quoted = (cell: string | number) => (/[;"]/.test(String(cell)) ? `"${cell}"` : String(cell));
