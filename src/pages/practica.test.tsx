import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBackend, learner, openAsLearner } from '#pages/testing/fake-backend.ts';
import { challengeCards, huntCards, practica, tradeCards, workshopTrades } from '#content.ts';
import { notebookOf } from '#lib/notebook/notebook-of.ts';
import type { NotebookRecord, NotebookValues } from '#lib/notebook/records.ts';

beforeEach(() => {
  fakeBackend();
});
afterEach(() => void vi.unstubAllGlobals());

const score = (points: number, outOf: number) => ({ points, outOf, found: points });
const hunt = (change: Partial<NotebookValues['hunt']>): NotebookValues['hunt'] => ({
  marked: [],
  isChecked: false,
  isSolved: false,
  best: null,
  last: null,
  ...change,
});
const solved = hunt({ isSolved: true, best: score(2, 2), last: score(1, 2) });

async function open(
  path: string,
  hunts: Record<string, NotebookValues['hunt']> = {},
  others: [id: string, value: unknown][] = [],
) {
  await openAsLearner(path);
  const notebook = notebookOf(learner.id);
  await notebook.ready;
  await notebook.restore(
    new Map(
      [...Object.entries(hunts).map(([slug, value]) => [`hunt/${slug}`, value] as const), ...others].map(
        ([id, value]) => [id, { id, updatedAt: Date.UTC(2026, 10, 12, 12), value } as NotebookRecord],
      ),
    ),
  );
  await screen.findByRole('heading', { level: 1 });
}

const [first, second] = huntCards;
if (!first || !second) throw new Error('no cases');

test('suggests the first case to a learner who has done nothing', async () => {
  await open('/practica');
  const next = within(await screen.findByRole('region', { name: 'Tu próximo paso' }));
  expect(next.getByText(first.title)).toBeTruthy();
  expect(next.getByRole('link', { name: 'Empezar' }).getAttribute('href')).toBe(
    `/practica/errores/${first.slug}`,
  );
  // No zeros: how long each kind takes, and no figures.
  expect(screen.queryByText(/^0 de/)).toBeNull();
  expect(screen.getByText(practica.kinds.errores.time)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Lo que llevas hecho' })).toBeNull();
});

test('suggests the started exercise again, with its date, and shows the learner’s own figures', async () => {
  await open('/practica', {
    [first.slug]: solved,
    [second.slug]: hunt({ best: score(1, 2), last: score(1, 2), marked: ['algo'] }),
  });
  const next = within(await screen.findByRole('region', { name: 'Tu próximo paso' }));
  expect(await next.findByText(second.title)).toBeTruthy();
  expect(next.getByText('Lo dejaste empezado el 12/11/2026.')).toBeTruthy();
  expect(next.getByRole('link', { name: 'Seguir' }).getAttribute('href')).toBe(
    `/practica/errores/${second.slug}`,
  );
  const figures = within(screen.getByRole('region', { name: 'Lo que llevas hecho' }));
  expect(figures.getByText('ejercicio resuelto').parentElement?.textContent).toBe('ejercicio resuelto1');
  expect(figures.getByText('fallos encontrados').parentElement?.textContent).toBe('fallos encontrados3');
  expect(screen.getByText(`1 de ${huntCards.length} resueltos`)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Ver los casos/ }).getAttribute('href')).toBe('/practica/errores');
});

test('after a checked case, suggests the next one', async () => {
  const checked = hunt({ best: score(1, 2), last: score(1, 2), marked: ['algo'], isChecked: true });
  await open('/practica', { [first.slug]: checked });
  const next = within(await screen.findByRole('region', { name: 'Tu próximo paso' }));
  expect(await next.findByText('Todavía no lo has hecho.')).toBeTruthy();
  expect(next.queryByText(first.title)).toBeNull();
  expect(next.getByRole('link', { name: 'Empezar' })).toBeTruthy();
});

const written = (best: number): NotebookValues['workshop'] => ({
  boxes: { accion: 'Redacta un correo.' },
  best,
  isModelOpen: false,
  settled: [],
  equivalences: [],
});
const exercises = workshopTrades.flatMap((trade) => trade.exercises);

test('a workshop exercise counts with all its points, and a trade’s day with its tick', async () => {
  await open('/practica', {}, [
    [`workshop/${exercises[0]?.slug}`, written(10)],
    [`workshop/${exercises[1]?.slug}`, written(7)],
    ['workshop/libre', written(10)],
    ['trade-day/ventas/1', { isDone: true }],
    ['trade-day/ventas/2', { isDone: false }],
  ]);
  expect(await screen.findByText(`1 de ${exercises.length} con todos los puntos`)).toBeTruthy();
  expect(screen.getByText(`1 de ${tradeCards.length * 5} días hechos`)).toBeTruthy();
  const next = within(screen.getByRole('region', { name: 'Tu próximo paso' }));
  expect(next.getByText(exercises[1]?.title ?? '')).toBeTruthy();
  expect(next.getByText('Taller C.R.A.F.T')).toBeTruthy();
  expect(screen.getByText('ejercicio resuelto').parentElement?.textContent).toBe('ejercicio resuelto1');
  expect(screen.getByRole('link', { name: /Elegir un oficio/ }).getAttribute('href')).toBe(
    '/practica/oficios',
  );
});

test('suggests their own work to a learner who has solved everything', async () => {
  await open('/practica', Object.fromEntries(huntCards.map(({ slug }) => [slug, solved])), [
    ...exercises.map(({ slug }): [string, unknown] => [`workshop/${slug}`, written(10)]),
    ...challengeCards.map(({ slug }): [string, unknown] => [
      `challenge/${slug}`,
      { isSolved: true, minutes: {} },
    ]),
  ]);
  const next = within(await screen.findByRole('region', { name: 'Tu próximo paso' }));
  expect(await next.findByText('Has resuelto todos los ejercicios')).toBeTruthy();
  expect(next.getByRole('link').getAttribute('href')).toBe('/prompts');
});

test('lists every case with its trade, state and best result', async () => {
  await open('/practica/errores', {
    [first.slug]: solved,
    [second.slug]: hunt({ marked: ['algo'] }),
    [huntCards[2]?.slug ?? '']: hunt({
      marked: ['algo'],
      isChecked: true,
      best: score(0, 2),
      last: score(0, 2),
    }),
  });
  const list = within(screen.getByRole('region', { name: 'Los casos' }));
  expect(await list.findByText('Resuelto')).toBeTruthy();
  const rows = list.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toHaveLength(huntCards.length);
  expect(rows[0]).toMatch(/¿Abren el sábado\?Atención al cliente · Tornamar.*Mejor: 2 de 2Resuelto$/);
  expect(rows[1]).toMatch(/Empezado$/);
  expect(rows[2]).toMatch(/Mejor: 0 de 2Comprobado$/);
  expect(rows[3]).toMatch(/Sin empezar$/);
  expect(list.getByText(`1 de ${huntCards.length} resueltos`)).toBeTruthy();
});

test('the dashboard and the footer link to the exercises', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  await open('/dashboard');
  const links = screen.getAllByRole('link', { name: 'Práctica' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/practica', '/practica']);
});
