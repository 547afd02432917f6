import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { NotebookRecord } from '#lib/notebook/records.ts';
import { notebookOf } from '#lib/notebook/notebook-of.ts';
import { SavedPrompts, type PromptTools } from './saved-prompts.tsx';

afterEach(async () => {
  cleanup();
  await notebookOf('ana').removeAll();
});

const kept = (number: number): NotebookRecord<'prompt'> => ({
  id: `prompt/${number}`,
  updatedAt: 1,
  value: {
    title: `Prompt ${number}`,
    text: `Texto ${number}`,
    note: number === 7 ? 'Para la reunión' : '',
    from: { to: '/prompts', label: 'Biblioteca' },
    savedAt: 1_000_000 - number,
    verdict: null,
    equivalences: [],
  },
});

/** Renders a notebook of `count` prompts. Returns which cards were drawn since the last call. */
async function open(count: number) {
  const notebook = notebookOf('ana');
  await notebook.ready;
  const records = Array.from({ length: count }, (_, index) => kept(index + 1));
  await notebook.restore(new Map(records.map((record) => [record.id, record])));
  const actions = vi.fn<PromptTools['actions']>(() => null);
  const drawn = () => actions.mock.calls.splice(0).map(([{ title }]) => title);
  render(<SavedPrompts notebook={notebook} tools={{ actions, restoredAnswer: () => null }} />);
  return { notebook, drawn };
}

const cards = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test('typing in one of many saved prompts redraws only that one', async () => {
  const { notebook, drawn } = await open(40);
  fireEvent.click(screen.getByRole('button', { name: 'Ver el prompt: Prompt 3' }));
  drawn();
  const note = screen.getByRole('textbox', { name: 'Mi nota' });
  await act(async () => fireEvent.change(note, { target: { value: 'Con el calendario' } }));
  expect(notebook.read('prompt/3')?.note).toBe('Con el calendario');
  expect(new Set(drawn())).toEqual(new Set(['Prompt 3']));
  expect(cards()).toHaveLength(40);
});

test('typing in a lesson’s note redraws no saved prompt', async () => {
  const { notebook, drawn } = await open(40);
  drawn();
  await act(() => notebook.update('note/tareas', () => ({ text: 'Facturas' })));
  expect(drawn()).toEqual([]);
});

test('shows the newest fifty prompts, the others on request, and searches all of them', async () => {
  await open(120);
  expect(cards()).toHaveLength(50);
  expect(cards()[0]).toBe('Prompt 1');
  expect(screen.getByText('120 prompts')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ver 50 más de 120' }));
  expect(cards()).toHaveLength(100);
  fireEvent.click(screen.getByRole('button', { name: 'Ver 20 más de 120' }));
  expect(cards()).toHaveLength(120);
  expect(screen.queryByRole('button', { name: /más de/ })).toBeNull();
  cleanup();
  await open(120);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'prompt 119' } });
  expect(cards()).toEqual(['Prompt 119']);
});

test('a search finds text written since the last one', async () => {
  const { notebook } = await open(10);
  const search = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  search('REUNION');
  expect(cards()).toEqual(['Prompt 7']);
  const { value } = kept(2);
  await act(() => notebook.update('prompt/2', () => ({ ...value, note: 'Otra reunión' })));
  search('reunión');
  expect(cards()).toEqual(['Prompt 2', 'Prompt 7']);
});

test('prints all saved prompts, with their text', async () => {
  await open(60);
  expect(screen.queryByText('Texto 60')).toBeNull();
  fireEvent(window, new Event('beforeprint'));
  expect(cards()).toHaveLength(60);
  const last = screen.getByRole('heading', { name: 'Prompt 60' }).closest('li') as HTMLElement;
  expect(within(last).getByText('Texto 60')).toBeTruthy();
  fireEvent(window, new Event('afterprint'));
  expect(cards()).toHaveLength(50);
});

test('folding a card keeps the answer that the learner was typing', async () => {
  await open(1);
  fireEvent.click(screen.getByRole('button', { name: 'Ver el prompt: Prompt 1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Editar' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar: Prompt 1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Ver el prompt: Prompt 1' }));
  expect(screen.getByRole('textbox', { name: 'Texto del prompt' })).toBeTruthy();
});

test('draws only the beginning of a huge title, imported before there was a limit', async () => {
  const { notebook } = await open(1);
  const { value } = kept(1);
  await act(() => notebook.update('prompt/1', () => ({ ...value, title: 'x'.repeat(50_000) })));
  expect(cards()).toEqual(['x'.repeat(300)]);
});
