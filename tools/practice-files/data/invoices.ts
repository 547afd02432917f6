import type { Company } from '#tools/content/rules/company-schema.ts';
import { addDays, addWorkdays, isWorkday } from './calendar.ts';
import { clients } from './clients.ts';
import { figure } from './policy.ts';
import type { Random } from './random.ts';
import { subtotalOf, tierOf, type SalesLine } from './sales-line.ts';

const quarter = { from: '2026-07-01', to: '2026-09-30' };
/** In per cent, by month: older invoices have mostly been paid. */
const paidShare: Record<string, number> = { '07': 94, '08': 76, '09': 36 };

/** The invoices of a quarter, as they should have been: so many lines in all, in the order of their dates. */
export function invoicesOf(
  random: Random,
  principal: Company['principal'],
  lineCount: number,
): SalesLine[][] {
  const invoices: SalesLine[][] = [];
  const days = invoiceDays(random);
  // Two or three lines each; the last invoices take what is left, so that the file has its number of rows.
  let rest = lineCount;
  days.forEach((fecha, index) => {
    const left = days.length - index - 1;
    const count = Math.min(Math.max(random.between(1, 4), rest - left * 4), Math.max(rest - left, 1));
    rest -= count;
    invoices.push(invoice(random, { fecha, documento: `M-${2401 + index}`, count, principal }));
  });
  return invoices;
}

function invoiceDays(random: Random): string[] {
  const days: string[] = [];
  for (let day = quarter.from; day <= quarter.to; day = addDays(day, 1))
    if (isWorkday(day)) days.push(...Array.from({ length: random.pick([1, 2], [5, 5]) }, () => day));
  return days;
}

interface InvoiceOrder {
  fecha: string;
  documento: string;
  count: number;
  principal: Company['principal'];
}

function invoice(random: Random, { fecha, documento, count, principal }: InvoiceOrder): SalesLine[] {
  const client = random.pick(
    clients,
    clients.map(({ weight }) => weight),
  );
  const articles = new Set<Company['principal']['catalogo'][number]>();
  while (articles.size < count) articles.add(random.pick(principal.catalogo));
  const entrega = addWorkdays(fecha, random.between(1, 3));
  const isPaid = random.between(1, 100) <= (paidShare[fecha.slice(5, 7)] ?? 0);
  const lines = [...articles].map(({ codigo, producto, medida, unidad, precio: price }): SalesLine => {
    const precio = Math.round(price * 100);
    return {
      fecha,
      documento,
      aplicaA: '',
      cliente: client.name,
      ruta: client.route,
      codigo,
      producto: `${producto}, ${medida}`,
      unidad,
      cantidad: quantityFor(random.between(client.least, client.most) * 100, precio),
      precio,
      descuento: 0,
      entrega,
      estado: isPaid ? 'Pagada' : 'Pendiente',
    };
  });
  // Whoever wants less than the minimum orders some more.
  const minimum = figure({ principal }, 'pedido-minimo') * 100;
  while (subtotalOf(lines) < minimum) for (const line of lines) line.cantidad += line.cantidad < 20 ? 1 : 5;
  const descuento = tierOf(subtotalOf(lines), principal);
  return lines.map((line) => ({ ...line, descuento }));
}

/** How many make about that amount; nobody orders 37 of something, large quantities come in fives and tens. */
export function quantityFor(amount: number, precio: number): number {
  const wished = amount / precio;
  const step = wished > 50 ? 10 : wished > 20 ? 5 : 1;
  return Math.max(1, Math.round(wished / step)) * step;
}
