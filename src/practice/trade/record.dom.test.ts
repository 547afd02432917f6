import { expect, it, vi } from 'vitest';
import { notebookAsFile } from '#lib/notebook/notebook-file.ts';
import { Notebook } from '#lib/notebook/notebook.ts';
import { mergeIntoNotebook, readNotebookFile } from '#lib/notebook/read-notebook-file.ts';
import { recordChecks } from '#practice/record-checks.ts';
import { freshNotebooks } from '#lib/notebook/testing/fresh-notebooks.ts';
import { doneTradeDays, tradeDayId } from './record.ts';

const open = freshNotebooks();

const tick = (notebook: Notebook, trade: string, day: number, isDone = true) =>
  notebook.update(tradeDayId(trade, day), () => ({ isDone }));

async function bringFile(from: Notebook, to: Notebook) {
  const file = readNotebookFile(notebookAsFile(from), recordChecks);
  if (typeof file === 'string') throw new Error(file);
  return { ...(await mergeIntoNotebook(to, file.records)), counts: file.counts };
}

it('a trade counts its own ticked days, not those of another or those unticked again', async () => {
  const notebook = await open('ana');
  await tick(notebook, 'ventas', 1);
  await tick(notebook, 'ventas', 3);
  await tick(notebook, 'ventas', 4);
  await tick(notebook, 'ventas', 4, false);
  await tick(notebook, 'finanzas', 2);
  expect(doneTradeDays(notebook.state().records, 'ventas')).toEqual([1, 3]);
  expect(doneTradeDays((await open('ana')).state().records, 'finanzas')).toEqual([2]);
  expect(doneTradeDays(notebook.state().records, 'marketing')).toEqual([]);
});

it('a notebook file carries the ticks to another computer', async () => {
  const [here, there] = [await open('ana'), await open('ana-en-casa')];
  await tick(here, 'ventas', 1);
  await tick(here, 'ventas', 2);
  expect(await bringFile(here, there)).toMatchObject({ added: 2, counts: { 'trade-day': 2 } });
  expect(doneTradeDays(there.state().records, 'ventas')).toEqual([1, 2]);
});

it('importing an older copy does not restore a removed tick', async () => {
  const [here, there] = [await open('ana'), await open('ana-en-casa')];
  await tick(here, 'ventas', 1);
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(stampOf(here)));
  await tick(there, 'ventas', 1, false);
  expect(await bringFile(here, there)).toMatchObject({ added: 0, replaced: 0, kept: 1 });
  expect(doneTradeDays(there.state().records, 'ventas')).toEqual([]);
});

const stampOf = (notebook: Notebook) => notebook.state().records.get(tradeDayId('ventas', 1))?.updatedAt ?? 0;

it('an import skips a malformed tick', () => {
  const record = { id: 'trade-day/ventas/1', updatedAt: 1, value: { isDone: 'sí' } };
  const file = { school: 'Aplica IA', version: 1, savedAt: '', records: [record] };
  expect(readNotebookFile(JSON.stringify(file), recordChecks)).toMatchObject({
    records: [],
    refused: [{ kind: 'trade-day', problem: 'damaged' }],
  });
});
