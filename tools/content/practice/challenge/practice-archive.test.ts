import { expect, it } from 'vitest';
import { openContent } from '#tools/content/content.ts';
import { wordFiles } from '#tools/content/words.ts';
import { downloads } from '#tools/content/practice/downloads.ts';
import { deliveryNote, deliveryNoteHash, modelTerms, policy, pricesOf } from './testing/documents.ts';
import { bytesOf, pdfTexts, sheetsOf, unpacked } from './testing/practice-archive.ts';
import {
  hasPoint,
  isBlank,
  isInvoice,
  isIsoDated,
  isMonthFirst,
  sales,
  salesCells,
} from './testing/sales-file.ts';

const ARCHIVE = 'tornamar.zip';
const content = openContent('.');
const { principal } = wordFiles.company.read(content);
const figure = (name: string) => principal.cifras.find(({ id }) => id === name)?.valor;
const prices = new Map(principal.catalogo.map(({ codigo, precio }) => [codigo, Math.round(precio * 100)]));

it('the archive contains the same files as the single downloads', () => {
  const entries = Object.entries(unpacked(ARCHIVE));
  const listed = downloads(content).map(({ name }) => name);
  expect(entries.map(([name]) => name).sort()).toEqual(listed.filter((name) => name !== ARCHIVE).sort());
  for (const [name, data] of entries)
    expect(Buffer.from(data).equals(Buffer.from(bytesOf(name))), name).toBe(true);
});

it('the commercial policy states the rules of the company', () => {
  expect(policy.tiers).toEqual(principal.descuentos);
  expect(policy.returnDays).toBe(figure('devolucion-dias'));
  expect(policy.creditDays).toBe(figure('credito-dias'));
  expect(policy.reminderDays).toBe(figure('primer-recordatorio-dias'));
  expect(policy.minimumOrder).toBe(figure('pedido-minimo'));
});

it('the price list holds the prices of the company, between last year and a draft', () => {
  expect([...sheetsOf('lista-de-precios.xlsx').keys()]).toEqual([
    'Lista 2025',
    'Lista 2026',
    'Propuesta 2027',
  ]);
  expect(pricesOf('Lista 2026')).toEqual(prices);
  expect([...pricesOf('Lista 2025').keys()]).toEqual([...prices.keys()]);
  expect([...pricesOf('Propuesta 2027').keys()]).toEqual([...prices.keys()]);
});

it('the picture of the delivery note is the one that the results come from', () => {
  expect(deliveryNoteHash()).toBe(deliveryNote.sha256);
});

it('the contract is a Word document that office programs know', () => {
  expect(Object.keys(unpacked('contrato-modelo.docx'))[0]).toBe('[Content_Types].xml');
  expect(modelTerms).toEqual({ months: 12, noticeDays: 30 });
});

it('quotations have text to select, not a picture of it', () => {
  const torvi = ['Taco de expansión, 8 mm', 'caja de 50', '2. Los tacos se venden en cajas de 50.'];
  expect(pdfTexts('cotizacion-torvi.pdf')).toEqual(expect.arrayContaining(torvi));
  expect(pdfTexts('cotizacion-andiplas.pdf')).toContain('millar');
  expect(pdfTexts('cotizacion-quilmar.pdf')).toContain('Importadora Quilmar');
});

it('the sales are written as an office in Ecuador exports them, with one defect of each kind', () => {
  const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytesOf('ventas.csv'));
  expect(csv.startsWith('\uFEFFN.º;Fecha;Documento;')).toBe(true);
  expect(salesCells).toHaveLength(241);
  expect(new Set(salesCells.map((cells) => cells.length))).toEqual(new Set([15]));
  expect(salesCells[118]?.slice(1)).toEqual(salesCells[117]?.slice(1));
  expect(sales.filter(({ isRepeated }) => isRepeated).map(({ number }) => number)).toEqual([118]);
  expect(sales.filter(isBlank)).toHaveLength(1);
  expect(sales.filter(hasPoint)).toHaveLength(1);
  expect(sales.filter((row) => !isInvoice(row))).toHaveLength(2);
  const invoices = (rows: typeof sales) => new Set(rows.map(({ document }) => document)).size;
  expect(invoices(sales.filter(isIsoDated))).toBe(1);
  expect(invoices(sales.filter(isMonthFirst))).toBe(1);
});

it('every written amount is quantity by price, less the discount', () => {
  const written = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
  const plain = sales.filter((row) => !isBlank(row) && !hasPoint(row));
  expect(plain.filter((row) => row.written.amount !== written(row.amount))).toEqual([]);
});

it('the company sells to its customers only, at its prices, no less than the minimum order', () => {
  expect(new Set(sales.map(({ customer }) => customer)).size).toBe(12);
  expect(sales.filter(({ customer }) => !principal.clientes_de_ejemplo.includes(customer))).toEqual([]);
  expect(sales.filter(({ code, price }) => prices.get(code) !== price)).toEqual([]);
  const subtotal = (invoice: string) =>
    sales
      .filter(({ document }) => document === invoice)
      .reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const small = sales.filter((row) => isInvoice(row) && subtotal(row.document) < policy.minimumOrder * 100);
  expect(small).toEqual([]);
});
