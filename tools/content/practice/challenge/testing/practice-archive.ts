import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { downloadsFolder } from '#tools/content/practice/downloads.ts';

/** Reads the committed files with only a text and a ZIP reader. */
export const bytesOf = (name: string) => new Uint8Array(readFileSync(`${downloadsFolder}/${name}`));
export const textOf = (name: string) => readFileSync(`${downloadsFolder}/${name}`, 'utf8');

/** The match of a pattern, or an error that names it: a file with other words needs another pattern here. */
export function found(text: string, pattern: RegExp): string {
  const match = pattern.exec(text);
  if (!match) throw new Error(`No file says ${pattern.source}`);
  return match[1] ?? match[0];
}

/** An amount in a file's notation, as cents, so that sums stay exact. */
export const cents = (written: string) => Math.round(Number(written.replace(',', '.')) * 100);
export const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

export const unpacked = (name: string) => unzipSync(bytesOf(name));
const entryOf = (name: string, entry: string) => strFromU8(unpacked(name)[entry] ?? new Uint8Array());

/** The paragraphs of a Word document. */
export const wordsOf = (name: string): string =>
  entryOf(name, 'word/document.xml')
    .replaceAll('</w:p>', '\n')
    .replace(/<[^>]*>/g, '');

/** The sheets of an Excel file by name, each as rows of cells. */
export function sheetsOf(name: string): Map<string, string[][]> {
  const valuesOf = (xml: string) => [...xml.matchAll(/<t\b[^>]*>([^<]*)<\/t>/g)].map(([, text = '']) => text);
  const shared = [...entryOf(name, 'xl/sharedStrings.xml').matchAll(/<si>.*?<\/si>/gs)].map(([xml]) =>
    valuesOf(xml).join(''),
  );
  const cellsOf = (row: string) =>
    [...row.matchAll(/<c\b([^>]*)>(.*?)<\/c>/gs)].map(([, attributes = '', xml = '']) => {
      const value = /<v>([^<]*)<\/v>/.exec(xml)?.[1] ?? valuesOf(xml).join('');
      return attributes.includes('t="s"') ? (shared[Number(value)] ?? '') : value;
    });
  const names = [...entryOf(name, 'xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]*)"/g)];
  return new Map(
    names.map(([, sheet = ''], index) => {
      const rows = entryOf(name, `xl/worksheets/sheet${index + 1}.xml`).matchAll(/<row\b.*?<\/row>/gs);
      return [sheet, [...rows].map(([row]) => cellsOf(row))];
    }),
  );
}

/** The texts of an uncompressed PDF with a standard font, in the order of the page. */
export const pdfTexts = (name: string): string[] =>
  [
    ...Buffer.from(bytesOf(name))
      .toString('latin1')
      .matchAll(/\[(<.*?)\] TJ/g),
  ]
    .map(([, shown = '']) => [...shown.matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => hex).join(''))
    .map((hex) => new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')));
