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

it('a learner who leaves a page before it has stored everything loses nothing: the next page stores it', async () => {
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

it('what a page left behind does not replace what was stored afterwards, and is then gone', async () => {
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

const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
const passASecond = () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);

it('two tabs that could not store are closed together: the next visit has what was typed in both', async () => {
  const [left, right] = [await open(), await open()];
  cannotStore();
  await writeNote(left, 'tareas', 'Facturas');
  await writeNote(right, 'minutos', 'Veinte');
  leave();
  vi.restoreAllMocks();
  const next = await open();
  expect([next.read('note/tareas'), next.read('note/minutos')]).toEqual([
    { text: 'Facturas' },
    { text: 'Veinte' },
  ]);
  expect(localStorage).toHaveLength(0);
});

it('if two tabs could not store one note, the version typed last stays', async () => {
  const [left, right] = [await open(), await open()];
  cannotStore();
  await writeNote(left, 'tareas', 'vieja');
  passASecond();
  await writeNote(right, 'tareas', 'nueva');
  leave();
  vi.restoreAllMocks();
  expect((await open()).read('note/tareas')).toEqual({ text: 'nueva' });
});

it('an old text that its tab could not store never replaces a newer one, however late that tab is closed', async () => {
  const [left, right] = [await open(), await open()];
  const refusal = cannotStore();
  await writeNote(left, 'tareas', 'vieja');
  refusal.mockRestore();
  passASecond();
  await writeNote(right, 'tareas', 'nueva');
  passASecond();
  leave();
  expect((await open()).read('note/tareas')).toEqual({ text: 'nueva' });
});

it('what tabs left behind stays until it is stored, also over a visit that cannot store either', async () => {
  const left = await open();
  cannotStore();
  await writeNote(left, 'tareas', 'Facturas');
  leave();
  await left.close();
  const second = await open();
  expect(second.read('note/tareas')).toEqual({ text: 'Facturas' });
  expect(second.state().problem).toBe('full');
  await writeNote(second, 'minutos', 'Veinte');
  leave();
  vi.restoreAllMocks();
  const third = await open();
  expect(third.state().records.size).toBe(2);
  expect(localStorage).toHaveLength(0);
});

it('a page that the browser kept does not throw away what another tab left', async () => {
  const [kept, closed] = [await open(), await open()];
  cannotStore();
  await writeNote(kept, 'tareas', 'Facturas');
  await writeNote(closed, 'minutos', 'Veinte');
  leave();
  await closed.close();
  vi.restoreAllMocks();
  comeBack();
  await writeNote(kept, 'plazos', 'Viernes');
  expect((await open()).state().records.size).toBe(3);
});

it('a page that comes back finds that the next one has stored what it left, and does not undo what came after', async () => {
  const left = await open();
  cannotStore();
  await writeNote(left, 'tareas', 'vieja');
  leave();
  vi.restoreAllMocks();
  const next = await open();
  await writeNote(next, 'tareas', 'nueva');
  comeBack();
  await writeNote(left, 'minutos', 'Veinte');
  await vi.waitFor(() => expect(left.read('note/tareas')).toEqual({ text: 'nueva' }));
  expect((await open()).read('note/tareas')).toEqual({ text: 'nueva' });
});

it('what a page of an earlier release left under the one key of its account is stored too', async () => {
  const record = { id: 'note/tareas', updatedAt: 5, value: { text: 'Facturas' } };
  const left = { leftAt: 6, records: [['note/tareas', record]] };
  localStorage.setItem('aplica-ia-cuaderno-pendiente:ana', JSON.stringify(left));
  localStorage.setItem('aplica-ia-cuaderno-pendiente:eva', JSON.stringify(left));
  expect((await open()).read('note/tareas')).toEqual({ text: 'Facturas' });
  expect(Object.keys(localStorage)).toEqual(['aplica-ia-cuaderno-pendiente:eva']);
});

it('a page that the browser kept and shows again stores by itself what it had left', async () => {
  const left = await open();
  cannotStore();
  await writeNote(left, 'tareas', 'Facturas');
  leave();
  vi.restoreAllMocks();
  comeBack();
  await left.removeAll();
  expect((await open()).state().records.size).toBe(0);
});
