import type { Company } from '#tools/content/rules/company-schema.ts';
import { shortDate } from './calendar.ts';
import { invoicesOf } from './invoices.ts';
import { seededRandom } from './random.ts';
import { customer, enlarge, plantStory, type SalesStory } from './sales-defects.ts';
import { amountOf, type SalesRow } from './sales-line.ts';

/** Chosen among many so that each careless reading of the file leads to another answer. */
const SEED = 2517;
const SALES_ROWS = 240;
/** N.º 118 is N.º 117 once more. */
export const REPEATED_ROW = 118;
/** Two credit notes and the repeated row come on top. */
const INVOICED_LINES = SALES_ROWS - 3;
const otherSpellings = ['FERRETERIA DOS CEIBOS', 'Ferr. Dos Ceibos'];

interface Sales {
  rows: SalesRow[];
  story: SalesStory;
  blankRow: number;
  /** The row whose amount has a point where the others have a comma. */
  pointRow: number;
}

/** Everything that ventas.csv says, and what it should say. */
export function salesOf({ principal }: Company, seed = SEED): Sales {
  const invoices = invoicesOf(seededRandom(seed), principal, INVOICED_LINES);
  const story = plantStory(invoices, principal);
  const lines = invoices.flat().sort((a, b) => a.fecha.localeCompare(b.fecha));
  // The repeated row is a large one of a good customer: it must matter.
  const repeatedLine = lines[REPEATED_ROW - 2];
  const itsInvoice = lines.filter(({ documento }) => documento === repeatedLine?.documento);
  for (const line of itsInvoice) Object.assign(line, customer('Conservera Marolí'), { estado: 'Pendiente' });
  enlarge(itsInvoice, 170_000, principal, repeatedLine);

  const rows = lines.map((line): SalesRow => ({
    ...line,
    numero: 0,
    importe: amountOf(line),
    isRepeated: false,
    written: {},
  }));
  const repeated = rows[REPEATED_ROW - 2] as SalesRow;
  rows.splice(REPEATED_ROW - 1, 0, { ...repeated, isRepeated: true });
  rows.forEach((row, index) => {
    row.numero = index + 1;
  });
  return { rows, story, ...misspell(rows, story) };
}

/** What is written otherwise than it is: dates, names, an amount that is missing and one with a point. */
function misspell(rows: SalesRow[], { isoDated, monthFirst }: SalesStory) {
  for (const row of rows) {
    const [year, month, day] = row.fecha.split('-');
    if (row.documento === isoDated) row.written.fecha = row.fecha;
    if (row.documento === monthFirst) row.written.fecha = `${month}/${day}/${year}`;
    if (row.cliente !== 'Ferretería Dos Ceibos') continue;
    const spelling = otherSpellings[Number(row.documento.slice(2)) % 3];
    if (spelling) row.written.cliente = spelling;
  }
  const isPlain = ({ written, isRepeated, aplicaA, numero }: SalesRow) =>
    Object.keys(written).length === 0 && !isRepeated && !aplicaA && numero !== REPEATED_ROW - 1;
  const find = (test: (row: SalesRow) => boolean) =>
    rows.find((row) => isPlain(row) && test(row)) as SalesRow;
  const blank = find(
    ({ fecha, importe, estado }) => fecha > '2026-08-03' && estado === 'Pendiente' && importe > 20_000,
  );
  const point = find(
    ({ ruta, importe, fecha }) => ruta === 'Ruta 4' && fecha < '2026-08-01' && importe > 30_000,
  );
  blank.written.importe = '';
  point.written.importe = (point.importe / 100).toFixed(2);
  return { blankRow: blank.numero, pointRow: point.numero };
}

/** A date as the file shows it. */
export const writtenDate = ({ fecha, written }: SalesRow): string => written.fecha ?? shortDate(fecha);
