import type { Company } from '#tools/content/rules/company-schema.ts';
import { addDays } from '#tools/practice-files/data/calendar.ts';
import { policyOf } from '#tools/practice-files/data/policy.ts';
import { REPEATED_ROW, salesOf } from '#tools/practice-files/data/sales.ts';
import type { SalesRow } from '#tools/practice-files/data/sales-line.ts';
import { count, day, dayOfWeek, money, name, type Values } from './computed.ts';
import { totalRead } from './reading.ts';

const CUT_OFF = '2026-10-15';

/** cartera-vencida: what was overdue on a Thursday in October. */
export function overdueSales(company: Company): Values {
  const { rows, blankRow, story } = salesOf(company);
  const { dueDay, creditDays } = policyOf(company);
  const pending = rows.filter(({ estado }) => estado === 'Pendiente');
  // A credit note is due with the invoice that it belongs to.
  const invoicedOn = (row: SalesRow) =>
    (row.aplicaA ? rows.find(({ documento }) => documento === row.aplicaA)?.fecha : row.fecha) ?? row.fecha;
  const overdue = pending.filter((row) => dueDay(invoicedOn(row)) < CUT_OFF);
  const byDelivery = pending.filter((row) => {
    const invoice = rows.find(({ documento }) => documento === (row.aplicaA || row.documento));
    return dueDay(invoice?.entrega ?? row.fecha) < CUT_OFF;
  });
  const note = overdue.find(({ aplicaA }) => aplicaA !== '');
  if (!note || !overdue.some(({ numero }) => numero === blankRow)) throw new Error('Nothing to trip over');
  return {
    vencido: money(totalRead(overdue)),
    todo_lo_pendiente: money(totalRead(pending)),
    desde_la_entrega: money(totalRead(byDelivery)),
    sin_nota: money(totalRead(overdue, { withoutReturns: true })),
    con_repetida: money(totalRead(overdue, { withRepeated: true })),
    sin_vacia: money(totalRead(overdue, { blankAsZero: true })),
    corte: dayOfWeek(CUT_OFF),
    ultima_fecha: dayOfWeek(addDays(CUT_OFF, -creditDays - 1)),
    dias: count(creditDays),
    facturas: count(
      new Set(overdue.filter(({ aplicaA }) => !aplicaA).map(({ documento }) => documento)).size,
    ),
    nota: name(note.documento),
    aplica_a: name(note.aplicaA),
    importe_nota: money(-note.importe),
    fila_repetida: count(REPEATED_ROW),
    importe_repetido: money(rows[REPEATED_ROW - 1]?.importe ?? 0),
    fila_vacia: count(blankRow),
    importe_vacio: money(rows[blankRow - 1]?.importe ?? 0),
    factura_mes_primero: name(story.monthFirst),
  };
}

/** primer-recordatorio: an invoice whose date was written by a system that puts the month first. */
export function firstReminder(company: Company): Values {
  const { rows, story } = salesOf(company);
  const policy = policyOf(company);
  const row = rows.find(({ documento }) => documento === story.monthFirst);
  if (!row) throw new Error('The invoice of the 4th of September is gone');
  const [year, month, date] = row.fecha.split('-');
  const misread = `${year}-${date}-${month}`;
  const before = rows.findLast(({ numero, documento }) => numero < row.numero && documento.startsWith('M-'));
  const after = rows.find(
    ({ numero, documento }) =>
      numero > row.numero && documento !== row.documento && documento.startsWith('M-'),
  );
  return {
    recordatorio: day(policy.reminderDay(row.fecha)),
    feriado: day(policy.countedReminderDay(row.fecha)),
    mes_cambiado: day(policy.reminderDay(misread)),
    desde_la_entrega: day(policy.reminderDay(row.entrega)),
    el_vencimiento: day(policy.dueDay(row.fecha)),
    factura: name(row.documento),
    fecha_escrita: name(row.written.fecha ?? ''),
    fecha_real: dayOfWeek(row.fecha),
    fecha_mal_leida: dayOfWeek(misread),
    factura_anterior: name(before?.documento ?? ''),
    fecha_anterior: dayOfWeek(before?.fecha ?? ''),
    factura_siguiente: name(after?.documento ?? ''),
    fecha_siguiente: dayOfWeek(after?.fecha ?? ''),
    vence: dayOfWeek(policy.dueDay(row.fecha)),
    quinto_dia: dayOfWeek(policy.countedReminderDay(row.fecha)),
    entrega: dayOfWeek(row.entrega),
    dias_de_credito: count(policy.creditDays),
    dias_despues: count(policy.reminderDays),
  };
}
