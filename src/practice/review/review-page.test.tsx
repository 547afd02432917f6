import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBackend, learner, openAsLearner } from '#pages/testing/fake-backend.ts';
import { reviewLessons, storageCopy, type LessonQuestion } from '#content.ts';
import { daysLater, isoDay } from '#lib/dates.ts';
import { notebookOf } from '#lib/notebook/use-notebook.ts';
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

/** Opens the page with what the notebook keeps, through the notebook that the page reads. */
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
const asked = () => {
  const text = screen.getByRole('group').querySelector('legend')?.textContent;
  const question = [...questions.values()].find(({ pregunta }) => pregunta === text);
  if (!question) throw new Error(`unknown question ${text}`);
  return question;
};

test('a first question is answered wrongly, every option gets its reason, and the next one comes', async () => {
  const { user, notebook } = await open();
  expect(screen.getByRole('heading', { name: 'Hoy: 10 preguntas' })).toBeTruthy();
  expect(screen.getByText('Pregunta 1 de 10')).toBeTruthy();
  expect(screen.getByText(`0 de ${total} respondidas`)).toBeTruthy();
  const question = asked();
  const [wrong] = question.otras;
  if (!wrong) throw new Error('no option');
  expect(screen.getAllByRole('radio')).toHaveLength(question.otras.length + 1);

  await user.click(screen.getByRole('radio', { name: wrong.texto }));
  await user.click(button('Responder'));
  const verdict = await screen.findByRole('heading', { name: 'No es la mejor respuesta' });
  await waitFor(() => expect(document.activeElement).toBe(verdict));
  for (const { razon } of [question.buena, ...question.otras]) expect(screen.getByText(razon)).toBeTruthy();
  expect(screen.getByText(wrong.texto).closest('li')?.textContent).toContain('Tu respuesta');
  expect(screen.getByText('Esta pregunta vuelve mañana.')).toBeTruthy();
  expect(screen.getByRole('link', { name: question.pasaje.label }).getAttribute('href')).toBe(
    question.pasaje.to,
  );
  expect(notebook.read(`review/${question.id}`)).toMatchObject({ chosen: wrong.texto, isRight: false });
  expect(screen.getByText(`1 de ${total} respondidas`)).toBeTruthy();

  await user.click(button('Siguiente'));
  const next = asked();
  expect(next.id).not.toBe(question.id);
  expect(document.activeElement?.textContent).toBe(next.pregunta);
  expect(screen.getByText('Pregunta 2 de 10')).toBeTruthy();
});

test('after the last one the page says what was right and when the next come; five more are there', async () => {
  const nine = reviewLessons.flatMap(({ ids }) => ids).slice(0, 9);
  const { user } = await open('', Object.fromEntries(nine.map((id) => [id, answered(0, 3)])));
  await user.click(await screen.findByRole('radio', { name: asked().buena.texto }));
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

test('whoever is ahead of everything is told when the next ones come', async () => {
  const everything = reviewLessons.flatMap(({ ids }) => ids);
  const { user } = await open('', Object.fromEntries(everything.map((id) => [id, answered(2, 5)])));
  expect(screen.getByRole('heading', { name: 'Hoy no te toca ninguna' })).toBeTruthy();
  expect(screen.getByText(/^Las próximas 10 llegan el \d/)).toBeTruthy();
  await user.click(button('Practicar otras cinco'));
  expect(await screen.findByText('Pregunta 1 de 5')).toBeTruthy();
});

test('questions may come from one lesson only; the choice stays, and the focus stays with it', async () => {
  const { user, notebook } = await open();
  const select = screen.getByRole('combobox', { name: 'Quiero preguntas de' });
  await user.selectOptions(select, 'modulo-3');
  await waitFor(() => expect(asked().pasaje.to).toMatch(/^\/modulo-3#/));
  expect(document.activeElement).toBe(select);
  expect(notebook.read('review-plan/hoy')).toMatchObject({ lesson: 'modulo-3' });
});

test('a link of a lesson opens its questions, also those that are not due, and then today’s', async () => {
  const [first, second] = reviewLessons[1]?.ids ?? [];
  if (!first || !second) throw new Error('no questions');
  const { user } = await open(`?pregunta=${first}&pregunta=${second}`, { [first]: answered(1, 9) });
  expect(screen.getByRole('heading', { name: 'De la lección: 2 preguntas' })).toBeTruthy();
  for (const id of [first, second]) {
    await waitFor(() => expect(asked().id).toBe(id));
    await user.click(screen.getByRole('radio', { name: asked().buena.texto }));
    await user.click(button('Responder'));
    await user.click(await screen.findByRole('button', { name: 'Siguiente' }));
  }
  expect(await screen.findByText('Pregunta 3 de 10')).toBeTruthy();
  expect(location.search).toBe('');
});

test('a link to a question that is gone says so and goes on with today’s', async () => {
  await open('?pregunta=no-existe');
  expect(screen.getByText(/^La pregunta del enlace ya no está/)).toBeTruthy();
  expect(screen.getByText('Pregunta 1 de 10')).toBeTruthy();
});

test('an answer that could not be judged is told, and given with the next press', async () => {
  vi.doMock('./schedule.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { user } = await open();
  const { id, buena } = asked();
  await user.click(screen.getByRole('radio', { name: buena.texto }));
  await user.click(button('Responder'));
  expect(await screen.findByText('Tu respuesta no se ha guardado')).toBeTruthy();
  expect(screen.getByRole('radio', { name: buena.texto })).toHaveProperty('checked', true);
  const select = screen.getByRole('combobox', { name: 'Quiero preguntas de' });
  await user.selectOptions(select, 'modulo-3');
  await waitFor(() => expect(asked().id).not.toBe(id));
  expect(document.activeElement).toBe(select);

  vi.doUnmock('./schedule.ts');
  await user.click(screen.getByRole('radio', { name: asked().buena.texto }));
  await user.click(button('Responder'));
  expect(await screen.findByRole('heading', { name: 'Es correcto' })).toBeTruthy();
});

test('where nothing can be stored the page says so and works until it is left', async () => {
  const { user } = await open();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await user.click(screen.getByRole('radio', { name: asked().buena.texto }));
  await user.click(button('Responder'));
  expect(await screen.findByRole('heading', { name: 'Es correcto' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: storageCopy.action })).toBeTruthy();
});
