import { expect, it, vi } from 'vitest';
import type { Notebook } from './notebook.ts';
import { freshNotebooks } from './testing/fresh-notebooks.ts';

const open = freshNotebooks();

const writeNote = (notebook: Notebook, name: string, text: string) =>
  notebook.update(`note/${name}`, () => ({ text }));
const leave = () => dispatchEvent(new Event('pagehide'));
const cannotStore = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

it('a page that is left before everything is stored loses nothing: the next one stores it', async () => {
  const left = await open();
  await writeNote(left, 'viejas', 'Tirar');
  cannotStore();
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('gone', 'AbortError');
  });
  await writeNote(left, 'tareas', 'Facturas');
  await left.remove('note/viejas');
  leave();
  vi.restoreAllMocks();
  const next = await open();
  expect([...next.state().records.keys()]).toEqual(['note/tareas']);
  expect(next.state()).toMatchObject({ status: 'ready', unstored: new Set() });
  expect((await open()).read('note/tareas')).toEqual({ text: 'Facturas' });
});

it('what a page left behind is not put above what was stored afterwards, and is gone then', async () => {
  const left = await open();
  cannotStore();
  await writeNote(left, 'tareas', 'Facturas');
  leave();
  vi.restoreAllMocks();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
  await writeNote(left, 'tareas', 'Facturas y multas');
  expect((await open()).read('note/tareas')).toEqual({ text: 'Facturas y multas' });
  expect(localStorage).toHaveLength(0);
});

it('a page that comes back from the memory of the browser stores by itself what it had left', async () => {
  const left = await open();
  cannotStore();
  await writeNote(left, 'tareas', 'Facturas');
  leave();
  vi.restoreAllMocks();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await left.removeAll();
  expect((await open()).state().records.size).toBe(0);
});
