import type { Company } from '#tools/content/rules/company-schema.ts';
import { shortDate } from './calendar.ts';
import { deliveryNote } from './delivery-note.ts';
import { priceSheets } from './price-list.ts';
import { quotations, unitsOf } from './quotations.ts';
import { salesOf } from './sales.ts';

type Table = Record<string, string>[];

const decimal = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
const yesOrNo = (isSo: boolean) => (isSo ? 'sí' : 'no');

/**
 * The files as tables for the sums that an editor writes in a challenge. ventas.csv is told as it should be,
 * with columns that say what is wrong in the file: so a sum can be right, or fall into one trap at a time.
 */
export function practiceTables(company: Company): Record<string, Table> {
  const { lastYear, current, draft } = priceSheets(company);
  const priced = (prices: Map<string, number>, code: string) => decimal(prices.get(code) ?? 0);
  return {
    ventas: salesOf(company).rows.map((row) => ({
      numero: String(row.numero),
      fecha: shortDate(row.fecha),
      mes: String(Number(row.fecha.slice(5, 7))),
      documento: row.documento,
      clase: row.aplicaA ? 'nota' : 'factura',
      cliente: row.cliente,
      ruta: row.ruta,
      codigo: row.codigo,
      cantidad: String(row.cantidad),
      precio: decimal(row.precio),
      descuento: String(row.descuento),
      importe: decimal(row.importe),
      entrega: shortDate(row.entrega || row.fecha),
      estado: row.estado,
      repetida: yesOrNo(row.isRepeated),
      vacia: yesOrNo(row.written.importe === ''),
      con_punto: yesOrNo(Boolean(row.written.importe)),
      otra_fecha: yesOrNo(row.written.fecha !== undefined),
    })),
    precios: company.principal.catalogo.map(({ codigo }) => ({
      codigo,
      lista_2025: priced(lastYear.prices, codigo),
      lista_2026: priced(current.prices, codigo),
      propuesta_2027: priced(draft.prices, codigo),
    })),
    cotizaciones: quotations.flatMap(({ supplier, lines }) =>
      lines.map((line) => ({
        proveedor: supplier,
        codigo: line.codigo,
        unidad: line.unidad,
        cantidad: String(unitsOf(line)),
        precio: decimal(line.precio),
      })),
    ),
    entrega: deliveryNote.lines.map(({ codigo, ordered, sent, accepted }) => ({
      codigo,
      pedido: String(ordered),
      enviado: String(sent),
      conforme: String(accepted),
    })),
  };
}
