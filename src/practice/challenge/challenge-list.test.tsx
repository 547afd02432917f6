import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBackend, learner, openAsLearner } from '#pages/testing/fake-backend.ts';
import { challengeCards, huntCards, practiceFiles } from '#content.ts';
import { untouched } from './record.ts';
import { notebookOf } from '#lib/notebook/notebook-of.ts';
import type { NotebookRecord, NotebookValues } from '#lib/notebook/records.ts';

let backend: ReturnType<typeof fakeBackend>;
beforeEach(() => {
  backend = fakeBackend();
});
afterEach(() => void vi.unstubAllGlobals());

const solved = (change: Partial<NotebookValues['challenge']> = {}): NotebookValues['challenge'] => ({
  ...untouched,
  isSolved: true,
  solvedAt: Date.UTC(2026, 10, 12),
  ...change,
});
const hunt: NotebookValues['hunt'] = { marked: [], isChecked: true, isSolved: true, best: null, last: null };

const challenges = (count: number) =>
  Array.from({ length: count }, (_, index) => [
    `challenge/${challengeCards[index]?.slug ?? `reto-${index}`}`,
    solved(),
  ]) as [string, unknown][];
const hunts = (count: number) =>
  huntCards.slice(0, count).map(({ slug }) => [`hunt/${slug}`, hunt] as [string, unknown]);

async function open(path: string, records: [id: string, value: unknown][]) {
  await openAsLearner(path);
  const notebook = notebookOf(learner.id);
  await notebook.ready;
  const kept = records.map(([id, value]) => [id, { id, updatedAt: 1, value } as NotebookRecord] as const);
  await act(() => notebook.restore(new Map(kept)));
}

const module = () => within(screen.getByRole('region', { name: /^Módulo 6/ }));
const complete = () =>
  module().getByRole<HTMLButtonElement>('button', { name: 'Marcar el módulo 6 como completado' });

test('every challenge is listed by trade with its state, and every file with its size', async () => {
  const [first] = challengeCards;
  await open('/practica/retos', [[`challenge/${first?.slug}`, solved()]]);
  for (const { title, slug, group } of challengeCards) {
    const list = within(screen.getByRole('region', { name: group }));
    expect(list.getByRole('link', { name: title }).getAttribute('href')).toBe(`/practica/retos/${slug}`);
  }
  expect(screen.getAllByText('Resuelto')).toHaveLength(1);
  expect(screen.queryAllByText('Sin empezar')).toHaveLength(challengeCards.length - 1);
  const files = [...document.querySelectorAll('a[download]')].map((link) => link.getAttribute('href'));
  expect(files.sort()).toEqual(practiceFiles.map(({ name }) => `/practica/archivos/${name}`).sort());
});

test.each([
  [0, 0, 'Falta: 4 retos y 4 casos de la «Caza del error».'],
  [3, 4, 'Falta: 1 reto.'],
  [7, 3, 'Falta: 1 caso de la «Caza del error».'],
])('with %i challenges and %i hunts module 6 says what is missing', async (done, found, reason) => {
  await open('/practica/retos', [...challenges(done), ...hunts(found)]);
  expect(complete().disabled).toBe(true);
  expect(module().getByText(reason).id).toBe(complete().getAttribute('aria-describedby'));
  expect(module().getByText(`${Math.min(done, 4)} de 4 retos`)).toBeTruthy();
  expect(module().getByText(`${found} de 4 casos`)).toBeTruthy();
});

test('four of each complete module 6: pending, message, date', async () => {
  let answer: (response: Response) => void = () => undefined;
  const { complete: store } = backend.answers;
  backend.answers.complete = () => new Promise((resolve) => (answer = resolve));
  await open('/practica/retos', [...challenges(4), ...hunts(4)]);
  fireEvent.click(complete());
  expect((await module().findByRole<HTMLButtonElement>('button', { name: 'Guardando…' })).disabled).toBe(
    true,
  );
  await waitFor(() => expect(backend.calls.at(-1)?.path).toBe('/rest/v1/rpc/complete_module'));
  expect(backend.calls.at(-1)?.body).toEqual({ module_num: 6 });
  answer(await store(6));
  expect(await screen.findByText('Módulo 6 completado exitosamente')).toBeTruthy();
  expect(await module().findByText(/^Completado el \d/)).toBeTruthy();
  expect(module().queryByRole('button')).toBeNull();
});

test('a refusal is shown, and the button comes back', async () => {
  backend.answers.complete = () => backend.json(500, { message: 'no' });
  await open('/practica/retos', [...challenges(4), ...hunts(4)]);
  fireEvent.click(complete());
  expect(await screen.findByText('No se pudo marcar el módulo como completado')).toBeTruthy();
  await waitFor(() => expect(complete().disabled).toBe(false));
});

test('a module completed on another device shows its date, whatever this browser has stored', async () => {
  backend.done(6);
  await open('/practica/retos', []);
  expect(await module().findByText('Completado el 15/11/2026')).toBeTruthy();
});

test('/practica shows the minutes saved, with a minus if lost', async () => {
  const minutes = (without: number, withAssistant: number) => ({
    ...untouched.minutes,
    without,
    with: withAssistant,
  });
  await open('/practica', [
    ['challenge/uno', solved({ minutes: minutes(10, 32) })],
    ['challenge/dos', solved({ minutes: minutes(30, 20) })],
    ['challenge/tres', solved({ minutes: { ...untouched.minutes, without: 90 } })],
  ]);
  expect((await screen.findByText('minutos ahorrados')).parentElement?.textContent).toBe(
    'minutos ahorrados−12',
  );
  expect(screen.getByRole('link', { name: /Ver los retos/ }).getAttribute('href')).toBe('/practica/retos');
});
