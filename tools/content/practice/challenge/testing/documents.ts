import { createHash } from 'node:crypto';
import { readDate } from '#common/answers/read-date.ts';
import { addDays, addMonths, nextDay, weekday } from './calendar.ts';
import { bytesOf, cents, found, pdfTexts, sheetsOf, textOf, wordsOf } from './practice-archive.ts';

/** The minutes write numbers as words. */
const numerals: Record<string, number> = { seis: 6, sesenta: 60, 'cuarenta y cinco': 45 };

function number(text: string, pattern: RegExp): number {
  const written = found(text, pattern);
  return numerals[written] ?? Number(written);
}

const policyText = textOf('politica-comercial.md');
const year = found(policyText, /Feriados de .* de (\d{4}):/);
const holidays = found(policyText, /Feriados de .*: (.*)\./)
  .split(', ')
  .map((day) => readDate(`${day} de ${year}`));
const isWorkday = (day: string) => ![0, 6].includes(weekday(day)) && !holidays.includes(day);
/** The Guayaquil office also opens on Saturdays. */
const isOpenDay = (day: string) => weekday(day) !== 0 && !holidays.includes(day);
const addWorkdays = (day: string, days: number): string =>
  days === 0 ? day : addWorkdays(nextDay(addDays(day, 1), isWorkday), days - 1);

const returnDays = number(policyText, /devoluciones durante (\d+) días/);
const creditDays = number(policyText, /se paga a (\d+) días calendario/);
const reminderDays = number(policyText, /recordatorio se envía (\d+) días/);
const tiers = [...policyText.matchAll(/^- (?:Desde (\d+)|Menos).*: (\d+) %\.$/gm)].map(
  ([, from = '0', percent]) => ({ desde: Number(from), porcentaje: Number(percent) }),
);
const dueDay = (invoiced: string) => addDays(invoiced, creditDays);

/** politica-comercial.md, with its rules as functions. */
export const policy = {
  returnDays,
  creditDays,
  reminderDays,
  tiers,
  minimumOrder: number(policyText, /pedido mínimo es de (\d+) dólares/),
  /** Before moving it off a Sunday or a holiday. */
  countedReturnDay: (delivered: string) => addDays(delivered, returnDays),
  lastReturnDay: (delivered: string) => nextDay(addDays(delivered, returnDays), isOpenDay),
  lastReturnWorkday: (delivered: string) => addWorkdays(delivered, returnDays),
  dueDay,
  countedReminderDay: (invoiced: string) => addDays(dueDay(invoiced), reminderDays),
  reminderDay: (invoiced: string) => nextDay(addDays(dueDay(invoiced), reminderDays), isWorkday),
  /** Per cent for a subtotal in cents. */
  tierOf: (subtotal: number) => tiers.findLast(({ desde }) => subtotal >= desde * 100)?.porcentaje ?? 0,
};

/** Terms of a contract that its renewal depends on. */
interface Terms {
  months: number;
  noticeDays: number;
}

const contract = wordsOf('contrato-modelo.docx');
export const modelTerms: Terms = {
  months: number(contract, /dura \S+ \((\d+)\) meses/),
  noticeDays: number(contract, /debe llegar \S+ \((\d+)\) días calendario antes del día del vencimiento/),
};
/** By the third clause, the contract ends on the day before its last month is complete. */
export const endOf = (start: string, { months }: Terms): string => addDays(addMonths(start, months), -1);
export const lastNotice = (start: string, terms: Terms): string =>
  addDays(endOf(start, terms), -terms.noticeDays);

const minutesText = textOf('acta-en-bruto.txt');
/** The decisions of acta-en-bruto.txt, each with the remark that settles it. */
export const minutes = {
  contractStart: readDate(`${found(minutesText, /Empieza el (.*)\./)} de ${year}`),
  terms: {
    months: number(minutesText, /^Rosa: (\S+) meses, entonces/m),
    noticeDays: number(minutesText, /^Rosa: (.*)\. Cerrado/m),
  },
  droppedNoticeDays: number(minutesText, /^Rosa: (\S+)\. Nelly, consúltalo/m),
  approvedInvoice: found(minutesText, /aprobé .* en la (M-\d+)/),
  proposedFirst: found(minutesText, /Propongo a (\S+),/),
  onlyFirstMorning: found(minutesText, /^(\S+): la primera mañana la recibo yo/m),
  preparesAccount: found(minutesText, /^(\S+): yo le preparo la cuenta/m),
  organizes: found(minutesText, /^(\S+): anoto a/m),
  companion: found(minutesText, /anoto a (\S+), las dos semanas/),
};

/** The prices of a sheet of lista-de-precios.xlsx, in cents, by code. */
export function pricesOf(sheet: string): Map<string, number> {
  const rows = sheetsOf('lista-de-precios.xlsx').get(sheet) ?? [];
  return new Map(
    rows
      .filter(([code = '']) => /^[A-Z]{2}-\d{4}$/.test(code))
      .map((row) => [row[0] ?? '', cents(row[4] ?? '')]),
  );
}

export interface Quotation {
  supplier: string;
  /** Quantity and price in cents, in the supplier's units. */
  lines: Map<string, { quantity: number; price: number }>;
  conditions: string;
}

/** A supplier's PDF: after the heads of six columns, rows of six cells up to the total. */
export function quotationOf(supplier: string): Quotation {
  const texts = pdfTexts(`cotizacion-${supplier}.pdf`);
  const cells = texts.slice(texts.indexOf('Importe') + 1, texts.indexOf('Total'));
  const lines = new Map<string, { quantity: number; price: number }>();
  for (let at = 0; at < cells.length; at += 6) {
    const [code = '', , , quantity = '', price = ''] = cells.slice(at, at + 6);
    lines.set(code, { quantity: Number(quantity), price: cents(price) });
  }
  const conditions = texts.slice(texts.indexOf('Condiciones') + 1).join('\n');
  return { supplier: texts[0] ?? '', lines, conditions };
}

/** nota-de-entrega.png as a person reads it. Read a changed picture again before you update its hash here. */
export const deliveryNote = {
  sha256: 'a3ae52edd17cfd30300f641bd078fdbfb1ae4d9274d885f53c13beb275777e77',
  number: 'NE-518',
  issued: '2026-10-28',
  received: '2026-10-31',
  lines: [
    { code: 'CE-0012', ordered: 13, accepted: 13 },
    { code: 'CN-0040', ordered: 30, accepted: 30 },
    { code: 'CS-0001', ordered: 12, accepted: 10 },
    { code: 'GN-0009', ordered: 80, accepted: 80 },
    { code: 'MU-0016', ordered: 12, accepted: 12 },
    { code: 'TX-0800', ordered: 20, accepted: 17 },
  ],
  remarks: ['2 cascos con el ajuste roto, se devuelven con el chofer.', 'Faltan 3 cajas de tacos TX-0800.'],
};
export const deliveryNoteHash = (): string =>
  createHash('sha256').update(bytesOf('nota-de-entrega.png')).digest('hex');
