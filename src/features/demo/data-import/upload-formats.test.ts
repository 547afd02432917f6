import { expect, test } from 'vitest';
import {
  acceptAttribute,
  fileSize,
  refuseFile,
  sortFiles,
  TABLE_FORMATS,
  UPLOAD_FORMATS,
} from './upload-formats.ts';

const file = (name: string, size = 10) => ({ name, size });

test.each(['guide.pdf', 'letter.DOCX', 'notes.txt', 'read.me.md'])('%s is taken', (name) => {
  expect(refuseFile(file(name), UPLOAD_FORMATS)).toBeNull();
});

test.each([
  ['photo.png', 'photo.png was not added: PNG files are not accepted. Use PDF, DOCX, TXT, or MD.'],
  ['old.doc', 'old.doc was not added: DOC files are not accepted. Use PDF, DOCX, TXT, or MD.'],
  ['trick.pdf.exe', 'trick.pdf.exe was not added: EXE files are not accepted. Use PDF, DOCX, TXT, or MD.'],
  ['README', 'README was not added: it has no file extension. Use PDF, DOCX, TXT, or MD.'],
])('%s is refused with a reason', (name, reason) => {
  expect(refuseFile(file(name), UPLOAD_FORMATS)).toBe(reason);
});

test('an empty file is refused', () => {
  expect(refuseFile(file('notes.txt', 0), UPLOAD_FORMATS)).toBe('notes.txt was not added: it is empty.');
});

test('tables are CSV and nothing else', () => {
  expect(refuseFile(file('orders.csv'), TABLE_FORMATS)).toBeNull();
  expect(refuseFile(file('orders.xlsx'), TABLE_FORMATS)).toBe(
    'orders.xlsx was not added: XLSX files are not accepted. Use CSV.',
  );
});

test('of several files the right ones are taken and the others named', () => {
  const sorted = sortFiles([file('a.md'), file('b.zip'), file('c.pdf')], UPLOAD_FORMATS);
  expect(sorted.accepted.map(({ name }) => name)).toEqual(['a.md', 'c.pdf']);
  expect(sorted.refusals).toHaveLength(1);
});

test('the file dialog offers the same formats', () => {
  expect(acceptAttribute(UPLOAD_FORMATS)).toBe('.pdf,.docx,.txt,.md');
});

test('sizes are written for people', () => {
  expect([900, 2048, 3_500_000].map(fileSize)).toEqual(['900 B', '2 kB', '3.3 MB']);
});
