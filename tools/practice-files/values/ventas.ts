import type { Company } from '#tools/content/rules/company-schema.ts';
import { REPEATED_ROW, salesOf } from '#tools/practice-files/data/sales.ts';
import { count, money, name, type Values } from './computed.ts';
import { amountRead, isInvoice, isRow, ranking, totalRead, type Reading } from './reading.ts';

/** ventas-de-agosto: what was sold in a month, after returns. */
export function augustSales(company: Company): Values {
  const { rows, blankRow, story } = salesOf(company);
  const august = rows.filter(({ fecha }) => fecha.startsWith('2026-08'));
  const iso = august.filter(({ documento }) => documento === story.isoDated);
  const note = august.find(({ documento }) => documento === story.returned[0]?.note);
  const blank = rows[blankRow - 1];
  const repeated = rows[REPEATED_ROW - 1];
  if (!note || !blank || !repeated) throw new Error('August has lost a defect');
  const asItIs: Reading = { withRepeated: true, blankAsZero: true };
  const total = totalRead(august);
  return {
    total: money(total),
    con_repetida: money(totalRead(august, { withRepeated: true })),
    sin_devolucion: money(totalRead(august, { withoutReturns: true })),
    sin_vacia: money(totalRead(august, { blankAsZero: true })),
    sin_otra_fecha: money(total - totalRead(iso)),
    tal_cual: money(totalRead(august, asItIs) - totalRead(iso)),
    fila_repetida: count(REPEATED_ROW),
    fila_original: count(REPEATED_ROW - 1),
    importe_repetido: money(repeated.importe),
    fila_vacia: count(blankRow),
    cantidad_vacia: count(blank.cantidad),
    precio_vacio: money(blank.precio),
    descuento_vacio: count(blank.descuento),
    importe_vacio: money(blank.importe),
    nota: name(note.documento),
    fila_nota: count(note.numero),
    importe_nota: money(-note.importe),
    factura_otra_fecha: name(story.isoDated),
    fecha_escrita: name(iso[0]?.fecha ?? ''),
    importe_otra_fecha: money(totalRead(iso)),
    filas_de_agosto: count(august.length),
  };
}

/** el-cliente-que-mas-compro: one customer is written in three ways. */
export function bestCustomer(company: Company): Values {
  const { rows, story } = salesOf(company);
  const real = (row: { cliente: string }) => row.cliente;
  const top = (reading: Reading) => ranking(rows, real, (row) => amountRead(row, reading))[0];
  const [first, second] = ranking(rows, real, amountRead1);
  const spelt = ranking(rows, ({ cliente, written }) => written.cliente ?? cliente, amountRead1);
  const invoices = ranking(
    rows.filter((row) => isInvoice(row) && isRow(row)),
    real,
    (row) => (rows.find(({ documento }) => documento === row.documento) === row ? 1 : 0),
  );
  const repeated = rows[REPEATED_ROW - 1];
  const [, note] = story.returned;
  const noteRow = rows.find(({ documento }) => documento === note?.note);
  if (!first || !second || !repeated || !noteRow) throw new Error('No customer comes first');
  const parts = spelt.filter(({ name: written }) =>
    rows.some((row) => row.cliente === first.name && (row.written.cliente ?? row.cliente) === written),
  );
  return {
    cliente: name(first.name),
    segundo: name(second.name),
    sin_unir: name(spelt[0]?.name ?? ''),
    con_repetida: name(top({ withRepeated: true })?.name ?? ''),
    sin_devolucion: name(top({ withoutReturns: true })?.name ?? ''),
    mas_facturas: name(invoices[0]?.name ?? ''),
    compro: money(first.total),
    compro_el_segundo: money(second.total),
    formas: name(parts.map(({ name: written }) => `«${written}»`).join(', ')),
    parte_mayor: money(parts[0]?.total ?? 0),
    compro_sin_unir: money(spelt[0]?.total ?? 0),
    fila_repetida: count(REPEATED_ROW),
    importe_repetido: money(repeated.importe),
    nota: name(noteRow.documento),
    importe_nota: money(-noteRow.importe),
    facturas: count(invoices[0]?.total ?? 0),
  };
}

const amountRead1 = (row: Parameters<typeof amountRead>[0]) => amountRead(row);
