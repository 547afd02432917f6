import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loseCode, restoreCode } from '#lib/testing/code-on-demand.ts';
import { fakeBackend, learner, openAsLearner } from '#pages/testing/fake-backend.ts';
import { reviewLessons, storageCopy, type LessonQuestion } from '#content.ts';
import { daysLater, isoDay } from '#lib/dates.ts';
import { notebookOf } from '#lib/notebook/notebook-of.ts';
import type { NotebookRecord, NotebookValues } from '#lib/notebook/records.ts';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  fakeBackend();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const files = import.meta.glob<LessonQuestion[]>('../../../content/practice/repaso/*.yaml', {
  import: 'default',
  eager: true,
});
const questions = new Map(
  Object.values(files)
    .flat()
    .map((question) => [question.id, question]),
);
const total = reviewLessons.flatMap(({ ids }) => ids).length;

const answered = (daysAgo: number, dueIn: number): NotebookValues['review'] => ({
  answeredAt: daysLater(new Date(), -daysAgo).getTime(),
  due: isoDay(daysLater(new Date(), dueIn)),
  chosen: 'algo',
  isRight: true,
  stability: 3,
  difficulty: 5,
});

/** Opens the page and fills the notebook that it reads. */
async function open(search = '', answers: Record<string, NotebookValues['review']> = {}) {
  await openAsLearner(`/practica/repaso${search}`);
  const notebook = notebookOf(learner.id);
  await notebook.ready;
  const kept = Object.entries(answers).map(
    ([id, value]) => [`review/${id}`, { id: `review/${id}`, updatedAt: 1, value } as NotebookRecord] as const,
  );
  await act(() => notebook.restore(new Map(kept)));
  await screen.findByRole('heading', { name: /^(Hoy|De la lección):/ });
  return { notebook, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });
/** The question on the screen. */
const shownQuestion = () => {
  const text = screen.getByRole('group').querySelector('legend')?.textContent;
  const question = [...questions.values()].find((one) => one.text === text);
  if (!question) throw new Error(`unknown question ${text}`);
  return question;
};

test('after a wrong answer every option shows its reason, and the next question follows', async () => {
  const { user, notebook } = await open();
  expect(screen.getByRole('heading', { name: 'Hoy: 10 preguntas' })).toBeTruthy();
  expect(screen.getByText('Pregunta 1 de 10')).toBeTruthy();
  expect(screen.getByText(`0 de ${total} respondidas`)).toBeTruthy();
  const question = shownQuestion();
  const [wrong] = question.wrong;
  if (!wrong) throw new Error('no option');
  expect(screen.getAllByRole('radio')).toHaveLength(question.wrong.length + 1);

  await user.click(screen.getByRole('radio', { name: wrong.text }));
  await user.click(button('Responder'));
  const verdict = await screen.findByRole('heading', { name: 'No es la mejor respuesta' });
  await waitFor(() => expect(document.activeElement).toBe(verdict));
  for (const { reason } of [question.right, ...question.wrong]) expect(screen.getByText(reason)).toBeTruthy();
  expect(screen.getByText(wrong.text).closest('li')?.textContent).toContain('Tu respuesta');
  expect(screen.getByText('Esta pregunta vuelve mañana.')).toBeTruthy();
  expect(screen.getByRole('link', { name: question.passage.label }).getAttribute('href')).toBe(
    question.passage.to,
  );
  expect(notebook.read(`review/${question.id}`)).toMatchObject({ chosen: wrong.text, isRight: false });
  expect(screen.getByText(`1 de ${total} respondidas`)).toBeTruthy();

  await user.click(button('Siguiente'));
  const next = shownQuestion();
  expect(next.id).not.toBe(question.id);
  expect(document.activeElement?.textContent).toBe(next.text);
  expect(screen.getByText('Pregunta 2 de 10')).toBeTruthy();
});

test('after the last question the page shows the score and the next day, and offers five more', async () => {
  const nine = reviewLessons.flatMap(({ ids }) => ids).slice(0, 9);
  const { user } = await open('', Object.fromEntries(nine.map((id) => [id, answered(0, 3)])));
  await user.click(await screen.findByRole('radio', { name: shownQuestion().right.text }));
  await user.click(button('Responder'));
  expect(await screen.findByRole('heading', { name: 'Es correcto' })).toBeTruthy();
  await user.click(button('Terminar'));
  expect(document.activeElement?.textContent).toBe('Por hoy has terminado');
  expect(screen.getByText('10 de 10 bien')).toBeTruthy();
  expect(screen.getByText('Las próximas 10 llegan mañana.')).toBeTruthy();
  const list = within(screen.getByRole('region', { name: 'Lo que has respondido hoy' }));
  await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(10));
  expect(screen.getByRole('link', { name: 'Ver otros ejercicios' }).getAttribute('href')).toBe('/practica');
  await user.click(button('Practicar otras cinco'));
  expect(await screen.findByText('Pregunta 11 de 15')).toBeTruthy();
});

test('a learner with nothing due sees when the next questions come', async () => {
  const everything = reviewLessons.flatMap(({ ids }) => ids);
  const { user } = await open('', Object.fromEntries(everything.map((id) => [id, answered(2, 5)])));
  expect(screen.getByRole('heading', { name: 'Hoy no te toca ninguna' })).toBeTruthy();
  expect(screen.getByText(/^Las próximas 10 llegan el \d/)).toBeTruthy();
  await user.click(button('Practicar otras cinco'));
  expect(await screen.findByText('Pregunta 1 de 5')).toBeTruthy();
});

test('a learner may choose one lesson; the choice is stored and keeps the focus', async () => {
  const { user, notebook } = await open();
  const select = screen.getByRole('combobox', { name: 'Quiero preguntas de' });
  await user.selectOptions(select, 'modulo-3');
  await waitFor(() => expect(shownQuestion().passage.to).toMatch(/^\/modulo-3#/));
  expect(document.activeElement).toBe(select);
  expect(notebook.read('review-plan/hoy')).toMatchObject({ lesson: 'modulo-3' });
});

test('a link from a lesson opens its questions, even if not due, and then today’s', async () => {
  const [first, second] = reviewLessons[1]?.ids ?? [];
  if (!first || !second) throw new Error('no questions');
  const { user } = await open(`?pregunta=${first}&pregunta=${second}`, { [first]: answered(1, 9) });
  expect(screen.getByRole('heading', { name: 'De la lección: 2 preguntas' })).toBeTruthy();
  for (const id of [first, second]) {
    await waitFor(() => expect(shownQuestion().id).toBe(id));
    await user.click(screen.getByRole('radio', { name: shownQuestion().right.text }));
    await user.click(button('Responder'));
    await user.click(await screen.findByRole('button', { name: 'Siguiente' }));
  }
  expect(await screen.findByText('Pregunta 3 de 10')).toBeTruthy();
  expect(location.search).toBe('');
});

test('a link to a removed question says so and continues with today’s', async () => {
  await open('?pregunta=no-existe');
  expect(screen.getByText(/^La pregunta del enlace ya no está/)).toBeTruthy();
  expect(screen.getByText('Pregunta 1 de 10')).toBeTruthy();
});

test('an answer that could not be judged says so, and the next press works', async () => {
  await loseCode('#practice/review/schedule.ts');
  const { user } = await open();
  const { id, right } = shownQuestion();
  await user.click(screen.getByRole('radio', { name: right.text }));
  await user.click(button('Responder'));
  expect(await screen.findByText('Tu respuesta no se ha guardado')).toBeTruthy();
  expect(screen.getByRole('radio', { name: right.text })).toHaveProperty('checked', true);
  const select = screen.getByRole('combobox', { name: 'Quiero preguntas de' });
  await user.selectOptions(select, 'modulo-3');
  await waitFor(() => expect(shownQuestion().id).not.toBe(id));
  expect(document.activeElement).toBe(select);

  await restoreCode('#practice/review/schedule.ts');
  await user.click(screen.getByRole('radio', { name: shownQuestion().right.text }));
  await user.click(button('Responder'));
  expect(await screen.findByRole('heading', { name: 'Es correcto' })).toBeTruthy();
});

test('if the browser cannot store, the page says so and still works', async () => {
  const { user } = await open();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await user.click(screen.getByRole('radio', { name: shownQuestion().right.text }));
  await user.click(button('Responder'));
  expect(await screen.findByRole('heading', { name: 'Es correcto' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: storageCopy.action })).toBeTruthy();
});
