import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { openContent } from '#tools/content/content.ts';
import { wordFiles } from '#tools/content/words.ts';
import { downloads, downloadsFolder } from '#tools/content/practice/downloads.ts';
import { deliveryNoteSvg, stampOf } from './drawing/delivery-note-png.tsx';
import { ARCHIVE, practiceFileBytes } from './files.ts';

const company = wordFiles.company.read(openContent(process.cwd()));
const committed = (name: string) => new Uint8Array(readFileSync(`${downloadsFolder}/${name}`));
const made = await practiceFileBytes(company);
/** Pixels may differ between processors, and the archive holds the picture. */
const drawn = ['nota-de-entrega.png', ARCHIVE];

it('lists every file that the command writes, and no other', () => {
  const listed = downloads(process.cwd()).map(({ nombre }) => nombre);
  expect(listed.sort()).toEqual([...made.keys()].sort());
});

it.each([...made.keys()].filter((name) => !drawn.includes(name)))(
  '%s is what the data give today (npm run practice-files writes it anew)',
  (name) => {
    expect(Buffer.from(committed(name)).equals(Buffer.from(made.get(name) as Uint8Array))).toBe(true);
  },
);

it('the picture of the delivery note was drawn from the data of today', async () => {
  const picture = Buffer.from(committed('nota-de-entrega.png'));
  expect(picture.readUInt32BE(16)).toBe(1200);
  expect(picture.includes(stampOf(await deliveryNoteSvg(company)))).toBe(true);
});

it('the archive holds the very files that are offered one by one', () => {
  const entries = Object.entries(unzipSync(committed(ARCHIVE)));
  expect(entries.map(([name]) => name)).toEqual([...made.keys()].filter((name) => name !== ARCHIVE));
  for (const [name, data] of entries)
    expect(Buffer.from(data).equals(Buffer.from(committed(name)))).toBe(true);
});

it('writes sales as an office in Ecuador exports them', () => {
  const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(committed('ventas.csv'));
  expect(csv.startsWith('\uFEFFN.º;Fecha;Documento;')).toBe(true);
  const rows = csv.trimEnd().split('\r\n');
  expect(rows).toHaveLength(241);
  expect(new Set(rows.map((row) => row.split(';').length))).toEqual(new Set([15]));
  expect(rows[118]?.replace(/^118;/, '')).toBe(rows[117]?.replace(/^117;/, ''));
});

/** The words of an uncompressed PDF with a standard font: what a program that selects text gets. */
const pdfText = (name: string) =>
  [
    ...Buffer.from(committed(name))
      .toString('latin1')
      .matchAll(/\[(<.*?)\] TJ/g),
  ]
    .map(([, shown = '']) => [...shown.matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => hex).join(''))
    .map((hex) => new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')));

it('quotations have text to select, not a picture of it', () => {
  expect(pdfText('cotizacion-torvi.pdf')).toEqual(
    expect.arrayContaining([
      'Taco de expansión, 8 mm',
      'caja de 50',
      '2. Los tacos se venden en cajas de 50.',
    ]),
  );
  expect(pdfText('cotizacion-andiplas.pdf')).toContain('millar');
  expect(pdfText('cotizacion-quilmar.pdf')).toContain('Importadora Quilmar');
});

it('office documents are packages that office programs know', () => {
  const contract = unzipSync(committed('contrato-modelo.docx'));
  expect(Object.keys(contract)[0]).toBe('[Content_Types].xml');
  expect(strFromU8(contract['word/document.xml'] as Uint8Array)).toContain('treinta (30) días calendario');
  const prices = unzipSync(committed('lista-de-precios.xlsx'));
  const sheets = [
    ...strFromU8(prices['xl/workbook.xml'] as Uint8Array).matchAll(/sheet [^>]*name="([^"]*)"/g),
  ];
  expect(sheets.map(([, name]) => name)).toEqual(['Lista 2025', 'Lista 2026', 'Propuesta 2027']);
});
