import { addDays, dayInWords } from './calendar.ts';
import { minutes, policy } from './documents.ts';
import { sum } from './practice-archive.ts';
import * as file from './sales-file.ts';
import { amountRead, ranking, sales, theRow, totalRead, type Reading, type SalesRow } from './sales-file.ts';

export type Recomputed = Record<string, number | string | { valor: string; texto: string }>;

const dollars = (cents: number) => cents / 100;
const repeated = theRow(({ isRepeated }) => isRepeated);
const blank = theRow(file.isBlank);
const point = theRow(file.hasPoint);
/** Only the returned goods of August, and the larger ones of September. */
const [smallNote, largeNote] = sales.filter((row) => !file.isInvoice(row)) as [SalesRow, SalesRow];
const monthFirst = theRow(file.isMonthFirst);
const isoDated = sales.filter(file.isIsoDated);

const repeatedRow = {
  fila_repetida: repeated.number,
  importe_repetido: dollars(repeated.amount),
};

export function augustSales(): Recomputed {
  const august = sales.filter(({ day }) => day.startsWith('2026-08'));
  const read = (reading?: Reading) => dollars(totalRead(august, reading));
  const iso = totalRead(isoDated);
  return {
    total: read(),
    con_repetida: read({ withRepeated: true }),
    sin_devolucion: read({ withoutReturns: true }),
    sin_vacia: read({ blankAsZero: true }),
    sin_otra_fecha: dollars(totalRead(august) - iso),
    tal_cual: dollars(totalRead(august, { withRepeated: true, blankAsZero: true }) - iso),
    ...repeatedRow,
    fila_original: repeated.number - 1,
    fila_vacia: blank.number,
    cantidad_vacia: blank.quantity,
    precio_vacio: dollars(blank.price),
    descuento_vacio: blank.discount,
    importe_vacio: dollars(blank.amount),
    nota: smallNote.document,
    fila_nota: smallNote.number,
    importe_nota: dollars(-smallNote.amount),
    factura_otra_fecha: isoDated[0]?.document ?? '',
    fecha_escrita: { valor: isoDated[0]?.day ?? '', texto: isoDated[0]?.written.day ?? '' },
    importe_otra_fecha: dollars(iso),
    filas_de_agosto: august.length,
  };
}

export function bestCustomer(): Recomputed {
  const real = ({ customer }: SalesRow) => customer;
  const asWritten = ({ written }: SalesRow) => written.customer;
  const [first, second] = ranking(real);
  const top = (reading: Reading) => ranking(real, (row) => amountRead(row, reading))[0]?.name ?? '';
  const spelt = ranking(asWritten);
  const isFirstLine = (row: SalesRow) => sales.find(({ document }) => document === row.document) === row;
  const [mostInvoices] = ranking(real, (row) => (file.isInvoice(row) && isFirstLine(row) ? 1 : 0));
  const parts = spelt.filter(({ name }) =>
    sales.some((row) => row.customer === first?.name && row.written.customer === name),
  );
  return {
    cliente: first?.name ?? '',
    segundo: second?.name ?? '',
    sin_unir: spelt[0]?.name ?? '',
    con_repetida: top({ withRepeated: true }),
    sin_devolucion: top({ withoutReturns: true }),
    mas_facturas: mostInvoices?.name ?? '',
    compro: dollars(first?.total ?? 0),
    compro_el_segundo: dollars(second?.total ?? 0),
    formas: parts.map(({ name }) => `«${name}»`).join(', '),
    parte_mayor: dollars(parts[0]?.total ?? 0),
    ...repeatedRow,
    nota: largeNote.document,
    importe_nota: dollars(-largeNote.amount),
    facturas: mostInvoices?.total ?? 0,
  };
}

export function bestRoute(): Recomputed {
  const option = (route = '') => ({ valor: route.toLowerCase().replace(' ', '-'), texto: route });
  const top = (reading: Reading = {}) =>
    ranking(
      ({ route }) => route,
      (row) => amountRead(row, reading),
    );
  const [first, second] = top();
  return {
    ruta: option(first?.name),
    con_repetida: option(top({ withRepeated: true })[0]?.name),
    sin_devoluciones: option(top({ withoutReturns: true })[0]?.name),
    punto_mal_leido: option(top({ pointAsThousands: true })[0]?.name),
    total: dollars(first?.total ?? 0),
    segunda: second?.name ?? '',
    total_segunda: dollars(second?.total ?? 0),
    ...repeatedRow,
    nota: largeNote.document,
    importe_nota: dollars(-largeNote.amount),
    fila_del_punto: point.number,
    importe_escrito: point.written.amount,
    importe_del_punto: dollars(point.amount),
    importe_mal_leido: point.amount,
  };
}

/** Discounts above the policy's table, without the one that the minutes approve. */
export function excessDiscount(): Recomputed {
  const lines = sales.filter((row) => !row.isRepeated && file.isInvoice(row));
  const linesOf = (invoice: string) => lines.filter(({ document }) => document === invoice);
  const gross = (of: SalesRow[]) => sum(of.map(({ quantity, price }) => quantity * price));
  const given = (invoice: string) => linesOf(invoice)[0]?.discount ?? 0;
  const due = (invoice: string) => policy.tierOf(gross(linesOf(invoice)));
  const excess = (of: SalesRow[], due: number) =>
    sum(of.map((row) => (gross([row]) * (row.discount - due)) / 100));
  const excessOf = (invoice: string) => Math.round(excess(linesOf(invoice), due(invoice)));
  const above = [...new Set(lines.map(({ document }) => document))].filter((one) => given(one) > due(one));
  const approved = minutes.approvedInvoice;
  const unapproved = above.filter((invoice) => invoice !== approved);
  const byLine = lines
    .filter(({ document }) => document !== approved)
    .map((row) => Math.max(0, excess([row], policy.tierOf(gross([row])))));
  const resultsOf = (which: string, invoice = '') => ({
    [which]: invoice,
    [`subtotal_${which}`]: dollars(gross(linesOf(invoice))),
    [`dado_${which}`]: given(invoice),
    [`toca_${which}`]: due(invoice),
    [`exceso_${which}`]: dollars(excessOf(invoice)),
  });
  return {
    de_mas: dollars(sum(unapproved.map(excessOf))),
    con_aprobado: dollars(sum(above.map(excessOf))),
    todo_el_descuento: dollars(sum(unapproved.map((one) => Math.round(excess(linesOf(one), 0))))),
    por_linea: dollars(Math.round(sum(byLine))),
    solo_mas_del_nueve: dollars(excessOf(approved)),
    aprobada: approved,
    de_la_aprobada: dollars(excessOf(approved)),
    ...resultsOf('primera', unapproved[0]),
    ...resultsOf('segunda', unapproved[1]),
    ...resultsOf('tercera', unapproved[2]),
  };
}

export function overdueSales(cutOff = '2026-10-15'): Recomputed {
  const pending = sales.filter(({ isPending }) => isPending);
  // A credit note is due with its invoice.
  const invoiceOf = ({ document, appliesTo }: SalesRow) =>
    theRow((row) => row.document === (appliesTo || document));
  const overdue = pending.filter((row) => policy.dueDay(invoiceOf(row).day) < cutOff);
  const byDelivery = pending.filter((row) => policy.dueDay(invoiceOf(row).delivered) < cutOff);
  const note = overdue.find((row) => !file.isInvoice(row));
  const read = (reading?: Reading) => dollars(totalRead(overdue, reading));
  return {
    vencido: read(),
    todo_lo_pendiente: dollars(totalRead(pending)),
    desde_la_entrega: dollars(totalRead(byDelivery)),
    sin_nota: read({ withoutReturns: true }),
    con_repetida: read({ withRepeated: true }),
    sin_vacia: read({ blankAsZero: true }),
    corte: dayInWords(cutOff),
    ultima_fecha: dayInWords(addDays(cutOff, -policy.creditDays - 1)),
    dias: policy.creditDays,
    facturas: new Set(overdue.filter(file.isInvoice).map(({ document }) => document)).size,
    nota: note?.document ?? '',
    aplica_a: note?.appliesTo ?? '',
    importe_nota: dollars(-(note?.amount ?? 0)),
    ...repeatedRow,
    fila_vacia: blank.number,
    importe_vacio: dollars(blank.amount),
    factura_mes_primero: monthFirst.document,
  };
}

/** Of the invoice whose date was written with the month first. */
export function firstReminder(): Recomputed {
  const { day, document, delivered, number, written } = monthFirst;
  const [year, month, date] = day.split('-');
  const misread = `${year}-${date}-${month}`;
  const invoices = sales.filter(file.isInvoice);
  const before = invoices.findLast((row) => row.number < number);
  const after = invoices.find((row) => row.number > number && row.document !== document);
  return {
    recordatorio: policy.reminderDay(day),
    feriado: policy.countedReminderDay(day),
    mes_cambiado: policy.reminderDay(misread),
    desde_la_entrega: policy.reminderDay(delivered),
    el_vencimiento: policy.dueDay(day),
    factura: document,
    fecha_escrita: written.day,
    fecha_real: dayInWords(day),
    fecha_mal_leida: dayInWords(misread),
    factura_anterior: before?.document ?? '',
    fecha_anterior: dayInWords(before?.day ?? ''),
    factura_siguiente: after?.document ?? '',
    fecha_siguiente: dayInWords(after?.day ?? ''),
    vence: dayInWords(policy.dueDay(day)),
    quinto_dia: dayInWords(policy.countedReminderDay(day)),
    dias_de_credito: policy.creditDays,
    dias_despues: policy.reminderDays,
  };
}
