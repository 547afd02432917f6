import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { learner, openAsLearner } from '#pages/testing/fake-backend.ts';
import { challengeCards } from '#content.ts';
import { loadChallenge } from './documents.tsx';
import type { ChallengeAnswer } from '#common/answers/challenge-answer.ts';
import { compareAnswer } from '#common/answers/compare-answer.ts';
import { notebookOf } from '#lib/notebook/notebook-of.ts';

const notebook = () => notebookOf(learner.id);
beforeEach(async () => {
  await notebook().ready;
  await notebook().removeAll();
});
afterEach(() => void vi.useRealTimers());

/** A value as a learner in Ecuador or Mexico would type it. */
function asTyped({ kind }: ChallengeAnswer, value: string | number): string[] {
  if (kind === 'numero')
    return ['es-EC', 'es-MX'].map((place) =>
      Number(value).toLocaleString(place, { maximumFractionDigits: 4, useGrouping: 'always' }),
    );
  if (kind === 'fecha') return [String(value), String(value).split('-').reverse().join('/')];
  return [String(value)];
}

async function openChallenge(slug: string) {
  const challenge = await loadChallenge(slug);
  if (!challenge) throw new Error(`no challenge ${slug}`);
  await openAsLearner(`/practica/retos/${slug}`);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(challenge.title);
  return { challenge };
}

/** Without role queries, which are slow: this plays every challenge. */
function giveAnswer(challenge: { answer: ChallengeAnswer }, typed: string) {
  const field =
    challenge.answer.kind === 'opcion'
      ? document.querySelector<HTMLInputElement>(`input[type="radio"][value="${typed}"]`)
      : document.querySelector<HTMLInputElement>('form input');
  if (!field) throw new Error(`no place for ${typed}`);
  if (field.type === 'radio') fireEvent.click(field);
  else fireEvent.change(field, { target: { value: typed } });
  fireEvent.click(screen.getByText('Comprobar'));
}

test.each(challengeCards.map(({ slug }) => slug))(
  '%s names each of its traps and is solved by its key',
  async (slug) => {
    const { challenge } = await openChallenge(slug);
    const { answer, traps } = challenge;
    expect(traps.length).toBeGreaterThanOrEqual(3);
    for (const { value, text } of traps) {
      for (const typed of asTyped(answer, value))
        expect(compareAnswer(answer, traps, typed), typed).toEqual({ kind: 'trap', text });
      giveAnswer(challenge, asTyped(answer, value)[0] ?? '');
      expect(document.body.textContent).toContain(`No cuadra, y se ve por qué${text}`);
    }
    // Traps cost no hint.
    expect(document.body.textContent).not.toContain('Pista 1 de 3');
    for (const typed of asTyped(answer, answer.value))
      expect(compareAnswer(answer, traps, typed), typed).toEqual({ kind: 'right' });
    giveAnswer(challenge, asTyped(answer, answer.value)[0] ?? '');
    expect(screen.getByText('Resuelto')).toBeTruthy();
    expect(screen.getByText('Ver el camino, paso a paso')).toBeTruthy();
  },
);

const slug = challengeCards.find(({ kind }) => kind === 'numero')?.slug ?? '';
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Lo que te salió, en/ });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('an unreadable answer says so and costs nothing; a wrong one reveals a hint', async () => {
  const { challenge } = await openChallenge(slug);
  giveAnswer(challenge, '');
  expect(screen.getAllByText('Escribe tu respuesta y luego comprueba.')).not.toHaveLength(0);
  giveAnswer(challenge, 'muchos');
  expect(screen.getAllByText(/^Escribe un número con cifras, por ejemplo/)).not.toHaveLength(0);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(notebook().read(`challenge/${slug}`)).toMatchObject({ tries: 0, hints: 0, typed: 'muchos' });
  giveAnswer(challenge, '0,07');
  expect(field().getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByText(challenge.hints[0] ?? '')).toBeTruthy();
  expect(screen.queryByText(challenge.hints[1] ?? '')).toBeNull();
  // Repeating an answer is not a new try.
  press('Comprobar');
  expect(notebook().read(`challenge/${slug}`)).toMatchObject({ tries: 1, hints: 1 });
});

test('each wrong answer is announced; the last hint takes the focus from its button', async () => {
  const { challenge } = await openChallenge(slug);
  const spoken = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent ?? '')
      .find((text) => text.startsWith('No cuadra')) ?? '';
  giveAnswer(challenge, '0,07');
  const first = spoken();
  // With the hint it revealed.
  expect(first).toContain(challenge.hints[0]);
  giveAnswer(challenge, '0,08');
  expect(spoken()).not.toBe('');
  expect(spoken()).not.toBe(first);
  for (
    let given = notebook().read(`challenge/${slug}`)?.hints ?? 0;
    given < challenge.hints.length;
    given += 1
  )
    press('Dame una pista');
  expect(document.activeElement?.textContent).toContain(challenge.hints.at(-1));
});

test('a reload keeps the answer, its feedback, the hints and the stopwatch', async () => {
  const { challenge } = await openChallenge(slug);
  giveAnswer(challenge, '0,07');
  press('Dame una pista');
  fireEvent.change(field(), { target: { value: '123' } });
  press(/^Cronometrar\s*sin asistente$/);
  await openChallenge(slug);
  expect(field().value).toBe('123');
  expect(screen.getByText('No cuadra')).toBeTruthy();
  expect(screen.getByText('Pista 2 de 3')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Parar el cronómetro\s*sin asistente$/ })).toBeTruthy();
});

test('the page says what the solution costs before showing it, and closes the challenge until tomorrow', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 30, 18), toFake: ['Date'] });
  const { challenge } = await openChallenge(slug);
  expect(screen.queryByRole('button', { name: 'Ver la solución' })).toBeNull();
  for (let hint = 0; hint < 3; hint++) press('Dame una pista');
  expect(screen.queryByRole('button', { name: 'Dame una pista' })).toBeNull();
  press('Ver la solución');
  const question = screen.getByText(/el reto no contará como resuelto hoy.*a partir del 1\/12\/2026/);
  await waitFor(() => expect(document.activeElement?.contains(question)).toBe(true));
  press('Seguir intentándolo');
  expect(screen.getByRole('button', { name: 'Comprobar' })).toBeTruthy();
  press('Ver la solución');
  press('Sí, ver la solución');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('La solución'));
  expect(screen.queryByRole('button', { name: 'Comprobar' })).toBeNull();
  expect(screen.getByText(/^Hoy has visto la solución.*a partir del 1\/12\/2026/)).toBeTruthy();
  expect(document.querySelector('.practice-text ol')).toBeTruthy();

  vi.setSystemTime(new Date(2026, 11, 1, 0, 5));
  await openChallenge(slug);
  giveAnswer(challenge, String(challenge.answer.value));
  expect(screen.getByRole('heading', { name: 'Resuelto' })).toBeTruthy();
  expect(notebook().read(`challenge/${slug}`)).toMatchObject({ isSolved: true, solutionOn: null });
});

test('a solution requested before midnight and shown after it stays, and closes the new day', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 30, 23, 59), toFake: ['Date'] });
  await openChallenge(slug);
  for (let hint = 0; hint < 3; hint++) press('Dame una pista');
  press('Ver la solución');
  vi.setSystemTime(new Date(2026, 11, 1, 0, 1));
  press('Sí, ver la solución');
  expect(screen.getByText(/^Hoy has visto la solución.*a partir del 2\/12\/2026/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('La solución'));
  expect(notebook().read(`challenge/${slug}`)).toMatchObject({ hints: 3, solutionOn: '2026-12-01' });
});

test('the confirmation names the day after the current one', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 30, 23, 59), toFake: ['Date'] });
  await openChallenge(slug);
  for (let hint = 0; hint < 3; hint++) press('Dame una pista');
  vi.setSystemTime(new Date(2026, 11, 1, 0, 1));
  press('Ver la solución');
  expect(screen.getByText(/a partir del 2\/12\/2026/)).toBeTruthy();
});

test('a right answer moves the focus to the next step, and minutes can still be entered', async () => {
  const { challenge } = await openChallenge(slug);
  const user = userEvent.setup();
  await user.type(field(), `${String(challenge.answer.value).replace('.', ',')}{Enter}`);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Resuelto'));
  await user.type(screen.getByRole('textbox', { name: 'Minutos sin asistente' }), '40');
  await user.type(screen.getByRole('textbox', { name: 'Minutos con asistente' }), '12,4');
  expect(screen.getAllByText('Con el asistente ahorras 28 min.')).not.toHaveLength(0);
  expect(screen.getByRole('link', { name: challenge.lesson.label }).getAttribute('href')).toBe(
    challenge.lesson.to,
  );
});

test('files are plain links that the browser saves', async () => {
  const { challenge } = await openChallenge(slug);
  for (const { name } of challenge.files) {
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(`/practica/archivos/${name}`);
    expect(link.getAttribute('download')).toBe(name);
  }
});

test('an unknown challenge says so and links back', async () => {
  await openAsLearner('/practica/retos/no-existe');
  expect(screen.getByRole('heading', { name: 'Este reto no existe' })).toBeTruthy();
  const back = screen.getByRole('link', { name: 'Volver a los retos' });
  expect(
    within(back.parentElement as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/practica/retos');
});
