import type { Company } from '#tools/content/rules/company-schema.ts';
import { clients } from './clients.ts';
import { addDays, isWorkday, nextDay } from './calendar.ts';
import { quantityFor } from './invoices.ts';
import { subtotalOf, tierOf, type SalesLine } from './sales-line.ts';

/** The invoices that an office would have to talk about, by their number. */
export interface SalesStory {
  /** Discounts above the table that nobody approved. */
  excessive: string[];
  /** A discount above the table that was approved in a meeting. */
  approved: string;
  /** Dated by another system, with the month first: 09/04/2026. */
  monthFirst: string;
  /** Dated 2026-08-27 where all others are 27/08/2026. */
  isoDated: string;
  returned: { note: string; invoice: string }[];
}

const MONTH_FIRST_DAY = '2026-09-04';
const RETURNED_AFTER_DAYS = 6;

type Invoice = SalesLine[];
type Test = (invoice: Invoice) => boolean;

/** Changes invoices where the story needs it, adds the two credit notes, and tells which ones they are. */
export function plantStory(invoices: Invoice[], principal: Company['principal']): SalesStory {
  const taken = new Set<Invoice>();
  const take = (what: string, ...tests: Test[]): Invoice => {
    const found = invoices.find((invoice) => !taken.has(invoice) && tests.every((test) => test(invoice)));
    if (!found) throw new Error(`No invoice fits: ${what}`);
    taken.add(found);
    return found;
  };
  const month =
    (number: string): Test =>
    ([line]) =>
      line?.fecha.slice(5, 7) === number;
  const between =
    (from: string, to: string): Test =>
    ([line]) =>
      line !== undefined && line.fecha >= from && line.fecha <= to;
  const worth =
    (least: number, most: number): Test =>
    (invoice) =>
      subtotalOf(invoice) >= least * 100 && subtotalOf(invoice) <= most * 100;

  const monthFirst = take('4 September', between(MONTH_FIRST_DAY, MONTH_FIRST_DAY));
  change(monthFirst, { estado: 'Pendiente', entrega: '2026-09-08' });
  const large = take('a large order', between('2026-09-01', '2026-09-10'));
  change(large, { ...customer('Constructora Zumaque'), estado: 'Pendiente' });
  enlarge(large, 230_000, principal);
  const small = take('a return in August', month('08'), ([line]) => (line?.cantidad ?? 0) > 5);
  const approved = take('approved', month('09'), worth(600, 3500));
  change(approved, { ...customer('Constructora Pilanova'), descuento: 12 });
  const nearlyNine = take('9 for 6', month('09'));
  enlarge(nearlyNine, 170_000, principal);

  return {
    monthFirst: numberOf(monthFirst),
    returned: [
      addNote(invoices, { invoice: small, note: 'NC-31', share: 0.4 }),
      addNote(invoices, { invoice: large, note: 'NC-32', share: 0.75 }),
    ],
    approved: numberOf(approved),
    excessive: [
      change(take('6 for 3', month('07'), worth(700, 1400)), { descuento: 6 }),
      change(take('3 for 0', month('08'), worth(250, 480)), { descuento: 3 }),
      change(nearlyNine, { descuento: 9 }),
    ],
    isoDated: numberOf(take('written otherwise', between('2026-08-20', '2026-08-31'), worth(200, 900))),
  };
}

/** Makes the first line of an invoice worth about that many cents, with the discount that the table then gives. */
export function enlarge(invoice: Invoice, cents: number, principal: Company['principal'], line = invoice[0]) {
  if (line) line.cantidad = quantityFor(cents, line.precio);
  change(invoice, { descuento: tierOf(subtotalOf(invoice), principal) });
}

function change(invoice: Invoice, to: Partial<SalesLine>): string {
  for (const line of invoice) Object.assign(line, to);
  return numberOf(invoice);
}

export function customer(name: string): Pick<SalesLine, 'cliente' | 'ruta'> {
  const route = clients.find((client) => client.name === name)?.route;
  if (!route) throw new Error(`${name} is no customer`);
  return { cliente: name, ruta: route };
}

const numberOf = ([line]: Invoice) => line?.documento ?? '';

interface Note {
  invoice: Invoice;
  note: string;
  /** How much of the first line comes back. */
  share: number;
}

function addNote(invoices: Invoice[], { invoice, note, share }: Note): SalesStory['returned'][number] {
  const [line] = invoice;
  if (!line) throw new Error(`${note} has nothing to return`);
  const fecha = nextDay(addDays(line.entrega, RETURNED_AFTER_DAYS), isWorkday);
  const cantidad = -Math.max(1, Math.round(line.cantidad * share));
  invoices.push([{ ...line, fecha, documento: note, aplicaA: line.documento, cantidad, entrega: '' }]);
  return { note, invoice: line.documento };
}
