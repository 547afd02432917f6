import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAsLearner, fakeBackend, learner } from '#app/testing/fake-backend.ts';
import type { NotebookRecord, NotebookValues } from '#lib/notebook/records.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  fakeBackend();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const kept: NotebookValues['prompt'] = {
  title: 'Publicaciones de la semana',
  text: 'Escribe para [CORREO 1]',
  note: 'Con el calendario',
  from: { to: '/prompts/analisis-competitivo', label: 'Marco de análisis competitivo' },
  savedAt: Date.UTC(2026, 10, 12, 12),
  verdict: null,
  equivalences: [{ tag: '[CORREO 1]', value: 'ana@tienda.example' }],
};

/** Opens the page; `write` stores through the same notebook that the page reads. */
async function open(hash: string, records: Record<string, object> = {}) {
  const page = await openAsLearner(`/cuaderno${hash}`);
  const { notebookOf } = await import('#lib/notebook/use-notebook.ts');
  const notebook = notebookOf(learner.id);
  await notebook.ready;
  await notebook.restore(
    new Map(
      Object.entries(records).map(([id, value]) => [
        id,
        { id, updatedAt: Date.now(), value } as NotebookRecord,
      ]),
    ),
  );
  await screen.findByRole('heading', { level: 1, name: 'Mi cuaderno' });
  return { ...page, notebook, user: userEvent.setup() };
}

test('a brought notebook says what it contains, adds it, and can be undone', async () => {
  const { user, notebook } = await open('#copia', { 'note/a': { text: 'aquí' } });
  const file = (text: string) => new File([text], 'cuaderno.json', { type: 'application/json' });
  const input = await screen.findByLabelText('Traer un cuaderno', { selector: 'input' });
  await user.upload(input, file('hola'));
  expect(await screen.findByText(/no es un cuaderno de Aplica IA/)).toBeTruthy();

  const records = [
    { id: 'note/a', updatedAt: 1, value: { text: 'vieja' } },
    { id: 'prompt/b', updatedAt: 1, value: kept },
  ];
  const savedAt = '2026-11-10T12:00:00Z';
  await user.upload(input, file(JSON.stringify({ school: 'Aplica IA', version: 1, savedAt, records })));
  expect(
    await screen.findByText('Este archivo, del 10/11/2026, contiene 1 prompt guardado y 1 nota.'),
  ).toBeTruthy();
  expect(notebook.read('prompt/b')).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Añadir a mi cuaderno' }));
  expect(await screen.findByText(/Añadido: 1\. Actualizado: 0\./)).toBeTruthy();
  // The words are there a moment before the focus is.
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.contains(input)).toBe(true);
  expect(notebook.read('note/a')).toEqual({ text: 'aquí' });
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Todo ha quedado como estaba.')).toBeTruthy();
  expect(notebook.read('prompt/b')).toBeUndefined();
});

test('a brought notebook with records that cannot be taken names each, and adds the rest', async () => {
  const { user, notebook } = await open('#copia');
  const input = await screen.findByLabelText('Traer un cuaderno', { selector: 'input' });
  const records = [
    { id: 'prompt/a', updatedAt: 1, value: { ...kept, title: 'x'.repeat(50_000) } },
    { id: 'week/guide', updatedAt: 1, value: { start: '2026-99-99', done: [] } },
    { id: 'note/a', updatedAt: 1, value: { text: 'traída' } },
  ];
  await user.upload(
    input,
    new File([JSON.stringify({ school: 'Aplica IA', version: 1, records })], 'c.json'),
  );
  expect(await screen.findByText('Este archivo contiene 1 nota.')).toBeTruthy();
  expect(screen.getByText('Se quedan fuera 2 registros:')).toBeTruthy();
  expect(
    screen.getByText(
      `Prompt guardado «${'x'.repeat(60)}…»: demasiado largo. Caben 300 letras en un título y 100 000 en un texto.`,
    ),
  ).toBeTruthy();
  expect(screen.getByText('Tu semana «guide»: tiene una fecha que no existe.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Añadir a mi cuaderno' }));
  expect(await screen.findByText(/Añadido: 1\./)).toBeTruthy();
  expect(notebook.state().records.size).toBe(1);
});

test('a file that is no notebook for its size is not even read', async () => {
  const { user } = await open('#copia');
  const input = await screen.findByLabelText('Traer un cuaderno', { selector: 'input' });
  const file = new File(['{}'], 'cuaderno.json');
  Object.defineProperty(file, 'size', { value: 60_000_000 });
  const read = vi.spyOn(file, 'text');
  await user.upload(input, file);
  expect(await screen.findByText(/Ese archivo pasa de 50 MB/)).toBeTruthy();
  expect(read).not.toHaveBeenCalled();
});

test('a brought notebook that the browser cannot store is not called added', async () => {
  const { user, notebook } = await open('#copia');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const input = await screen.findByLabelText('Traer un cuaderno', { selector: 'input' });
  const records = [{ id: 'note/a', updatedAt: 1, value: { text: 'traída' } }];
  const file = new File([JSON.stringify({ school: 'Aplica IA', version: 1, records })], 'cuaderno.json');
  await user.upload(input, file);
  await user.click(await screen.findByRole('button', { name: 'Añadir a mi cuaderno' }));
  expect(await screen.findByText(/el navegador no lo ha guardado; arriba dice por qué/)).toBeTruthy();
  expect(screen.queryByText(/Añadido/)).toBeNull();
  expect(screen.getByText(/El espacio de este sitio está lleno/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(notebook.read('note/a')).toBeUndefined();
});
