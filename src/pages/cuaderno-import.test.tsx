import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBackend } from '#pages/testing/fake-backend.ts';
import { keptPrompt, openNotebook } from '#pages/testing/open-notebook.ts';

beforeEach(() => {
  fakeBackend();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('an import shows what the file contains, adds it, and can be undone', async () => {
  const { user, notebook } = await openNotebook('#copia', { 'note/a': { text: 'aquí' } });
  const file = (text: string) => new File([text], 'cuaderno.json', { type: 'application/json' });
  const input = await screen.findByLabelText('Traer un cuaderno', { selector: 'input' });
  await user.upload(input, file('hola'));
  expect(await screen.findByText(/no es un cuaderno de Aplica IA/)).toBeTruthy();

  const records = [
    { id: 'note/a', updatedAt: 1, value: { text: 'vieja' } },
    { id: 'prompt/b', updatedAt: 1, value: keptPrompt },
  ];
  const savedAt = '2026-11-10T12:00:00Z';
  await user.upload(input, file(JSON.stringify({ school: 'Aplica IA', version: 1, savedAt, records })));
  expect(
    await screen.findByText('Este archivo, del 10/11/2026, contiene 1 prompt guardado y 1 nota.'),
  ).toBeTruthy();
  expect(notebook.read('prompt/b')).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Añadir a mi cuaderno' }));
  expect(await screen.findByText(/Añadido: 1\. Actualizado: 0\./)).toBeTruthy();
  // The text appears a moment before the focus moves.
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.contains(input)).toBe(true);
  expect(notebook.read('note/a')).toEqual({ text: 'aquí' });
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Todo ha quedado como estaba.')).toBeTruthy();
  expect(notebook.read('prompt/b')).toBeUndefined();
});

test('an import names each refused record and adds the rest', async () => {
  const { user, notebook } = await openNotebook('#copia');
  const input = await screen.findByLabelText('Traer un cuaderno', { selector: 'input' });
  const records = [
    { id: 'prompt/a', updatedAt: 1, value: { ...keptPrompt, title: 'x'.repeat(50_000) } },
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

test('an oversized file is refused unread', async () => {
  const { user } = await openNotebook('#copia');
  const input = await screen.findByLabelText('Traer un cuaderno', { selector: 'input' });
  const file = new File(['{}'], 'cuaderno.json');
  Object.defineProperty(file, 'size', { value: 60_000_000 });
  const read = vi.spyOn(file, 'text');
  await user.upload(input, file);
  expect(await screen.findByText(/Ese archivo pasa de 50 MB/)).toBeTruthy();
  expect(read).not.toHaveBeenCalled();
});

test('an import that the browser cannot store is not reported as added', async () => {
  const { user, notebook } = await openNotebook('#copia');
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
