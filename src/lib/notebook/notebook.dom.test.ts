import { describe, expect, it, vi } from 'vitest';
import { migrateRecord, openDatabase } from './database.ts';
import { notebookAsFile } from './notebook-file.ts';
import { Notebook } from './notebook.ts';
import type { NotebookRecord } from './records.ts';
import { freshNotebooks } from './testing/fresh-notebooks.ts';
import { forgetNotebook, notebookOf } from './notebook-of.ts';

const open = freshNotebooks();

const writeNote = (notebook: Notebook, name: string, text: string) =>
  notebook.update(`note/${name}`, () => ({ text }));
const fill = (notebook: Notebook, variable: string, text: string) =>
  notebook.update('filling/brief', (old) => ({
    values: { ...old?.values, [variable]: text },
    equivalences: old?.equivalences ?? [],
  }));

it('a note shows at once, and is still there at the next visit', async () => {
  const first = await open();
  const stored = writeNote(first, 'tareas', 'Facturas');
  expect(first.read('note/tareas')).toEqual({ text: 'Facturas' });
  expect([...first.state().unstored]).toEqual(['note/tareas']);
  expect(await stored).toBe(true);
  expect(first.state().unstored.size).toBe(0);
  expect((await open()).read('note/tareas')).toEqual({ text: 'Facturas' });
});

it('a record that is stored as shown stays the same object, so a keystroke draws only once', async () => {
  const notebook = await open();
  const stored = Promise.all(['T', 'To', 'Tor'].map((text) => fill(notebook, 'EMPRESA', text)));
  const shown = notebook.read('filling/brief');
  await stored;
  expect(notebook.state().unstored.size).toBe(0);
  expect(notebook.read('filling/brief')).toBe(shown);
});

it('writes a record once, however many keystrokes were waiting for room', async () => {
  const notebook = await open();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  for (const text of ['T', 'To', 'Tor']) await fill(notebook, 'EMPRESA', text);
  expect(notebook.state().problem).toBe('full');
  put.mockRestore();
  const allowed = vi.spyOn(IDBObjectStore.prototype, 'put');
  await fill(notebook, 'EMPRESA', 'Torn');
  expect(allowed).toHaveBeenCalledOnce();
  expect((await open()).read('filling/brief')?.values).toEqual({ EMPRESA: 'Torn' });
});

it('another account on the same browser sees nothing of it', async () => {
  await writeNote(await open('ana'), 'tareas', 'Facturas');
  expect((await open('berta')).state().records.size).toBe(0);
});

it('the last change is stored, even if the account changes right afterwards', async () => {
  const first = await open();
  const stored = writeNote(first, 'tareas', 'Facturas');
  await first.close();
  expect(await stored).toBe(true);
  expect((await open()).read('note/tareas')).toEqual({ text: 'Facturas' });
});

it('two tabs that fill different fields of one prompt keep both', async () => {
  const [left, right] = [await open(), await open()];
  await Promise.all([fill(left, 'EMPRESA', 'Tornamar'), fill(right, 'PLAZO', 'viernes')]);
  const both = { EMPRESA: 'Tornamar', PLAZO: 'viernes' };
  await vi.waitFor(() => {
    expect(left.read('filling/brief')?.values).toEqual(both);
    expect(right.read('filling/brief')?.values).toEqual(both);
  });
  expect((await open()).read('filling/brief')?.values).toEqual(both);
});

it('a deletion reaches the other tab, and so does its undoing', async () => {
  const [left, right] = [await open(), await open()];
  await writeNote(left, 'tareas', 'Facturas');
  const record = left.state().records.get('note/tareas') as NotebookRecord;
  await left.remove('note/tareas');
  await vi.waitFor(() => expect(right.read('note/tareas')).toBeUndefined());
  await left.restore(new Map([['note/tareas', record]]));
  await vi.waitFor(() => expect(right.read('note/tareas')).toEqual({ text: 'Facturas' }));
});

it('a learner who deletes the account leaves nothing in this browser', async () => {
  await writeNote(notebookOf('ana'), 'tareas', 'Facturas');
  await forgetNotebook('ana');
  expect(await indexedDB.databases()).toEqual([]);
  // The page on which she did it is drawn once more.
  notebookOf('ana').state();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await indexedDB.databases()).toEqual([]);
});

it('asks the browser to persist it at the first save, and only once', async () => {
  const persist = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('navigator', { storage: { persist } });
  const notebook = await open();
  expect(persist).not.toHaveBeenCalled();
  await writeNote(notebook, 'a', '1');
  await writeNote(notebook, 'b', '2');
  expect(persist).toHaveBeenCalledOnce();
});

it('does not ask while the learner only reads a lesson', async () => {
  const persist = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('navigator', { storage: { persist } });
  const notebook = await open();
  await notebook.update<'sections-read'>('sections-read/modulo-1', () => ({ sections: ['que-no-es'] }));
  expect(persist).not.toHaveBeenCalled();
});

describe('when the browser does not store', () => {
  const refuse = (name: string) =>
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('refused', name);
    });

  it('the learner reads that the disk is full, loses nothing on the screen, and all is stored once there is room', async () => {
    const notebook = await open();
    const refusal = refuse('QuotaExceededError');
    expect(await writeNote(notebook, 'a', 'primera')).toBe(false);
    expect(await writeNote(notebook, 'b', 'segunda')).toBe(false);
    expect(notebook.state().problem).toBe('full');
    expect(notebook.read('note/a')).toEqual({ text: 'primera' });
    expect(notebookAsFile(notebook)).toContain('segunda');

    refusal.mockRestore();
    expect(await writeNote(notebook, 'c', 'tercera')).toBe(true);
    expect(notebook.state().problem).toBeNull();
    expect((await open()).state().records.size).toBe(3);
  });

  it('the learner reads that storage is forbidden, and the notebook works until the page is left', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const notebook = await open();
    expect(notebook.state()).toMatchObject({ status: 'ready', problem: 'forbidden' });
    expect(await writeNote(notebook, 'a', 'primera')).toBe(false);
    expect(notebook.read('note/a')).toEqual({ text: 'primera' });
  });
});

describe('a newer version of the school', () => {
  const toUpperCase = (record: NotebookRecord) =>
    ({ ...record, value: { text: (record.value as { text: string }).text.toUpperCase() } }) as NotebookRecord;
  const dropDrafts = (record: NotebookRecord) => (record.id.startsWith('note/draft') ? null : record);

  it('takes every record through the steps it has missed, while the old tab closes its database and says so', async () => {
    const old = await open();
    await writeNote(old, 'a', 'uno');
    await writeNote(old, 'draft', 'x');
    const database = await openDatabase('ana', {}, [toUpperCase, dropDrafts]);
    expect((await database.getAll('records')).map(({ value }) => value)).toEqual([{ text: 'UNO' }]);
    database.close();
    expect(old.state().problem).toBe('outdated');
    expect(await writeNote(old, 'b', 'dos')).toBe(false);
    expect(old.state().problem).toBe('outdated');
    expect(old.read('note/b')).toEqual({ text: 'dos' });
  });

  it('takes the records of an old file the same way', () => {
    const record: NotebookRecord = { id: 'note/a', updatedAt: 1, value: { text: 'uno' } };
    expect(migrateRecord(record, 1, [toUpperCase, dropDrafts])?.value).toEqual({ text: 'UNO' });
    expect(migrateRecord(record, 2, [toUpperCase, dropDrafts])?.value).toEqual({ text: 'uno' });
  });
});
