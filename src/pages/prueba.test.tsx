import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { huntCards, prueba } from '#content.ts';
import { notebookOf } from '#lib/notebook/notebook-of.ts';
import { trialHunt } from '#practice/hunt/hunts.ts';
import { learner, openAsLearner } from './testing/fake-backend.ts';
import { openPage } from './testing/open-page.tsx';

const hunt = trialHunt();
const fault = hunt.answer.find(({ fault }) => fault) ?? hunt.answer[0];
const right = hunt.answer.find(({ fault }) => !fault) ?? hunt.answer[0];
if (!fault || !right) throw new Error('the case has changed');
const inside = `/practica/errores/${hunt.slug}`;

async function openTrial() {
  await openPage('/prueba');
  return userEvent.setup();
}
type User = Awaited<ReturnType<typeof openTrial>>;

const sentences = () => within(screen.getByRole('list', { name: 'Frases de la respuesta' }));
const mark = (user: User, text: string) => user.click(sentences().getByRole('button', { name: text }));
const check = (user: User) => user.click(screen.getByRole('button', { name: 'Comprobar' }));
const judgement = (text: string) => sentences().getByText(text).closest('[data-verdict]');
const keepLink = (name = prueba.keep.visitor.action) => screen.findByRole('link', { name });

/** The link's own navigation is not the test's; the page that it leads to is opened by hand. */
async function press(user: User, link: HTMLElement) {
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
}

test('a visitor plays the first case: the key is right, and the page says why', async () => {
  const user = await openTrial();
  expect(hunt.slug).toBe(huntCards[0]?.slug);
  await mark(user, fault.text);
  await check(user);
  expect(await screen.findByText('Puntuación: 1 de 1')).toBeTruthy();
  expect(judgement(fault.text)?.textContent).toContain('Encontrado');
  expect(judgement(fault.text)?.textContent).toContain(fault.reason);
});

test('a visitor who marks a right sentence reads what was missed, and may try again', async () => {
  const user = await openTrial();
  await mark(user, right.text);
  await check(user);
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Puntuación: 0 de 1/));
  expect(judgement(right.text)?.textContent).toContain('Falsa alarma');
  expect(judgement(fault.text)?.textContent).toContain('No lo marcaste');
  expect(judgement(fault.text)?.textContent).toContain(fault.reason);
  await user.click(within(screen.getByRole('main')).getByText('Reintentar'));
  expect(sentences().getByRole('button', { name: right.text }).getAttribute('aria-pressed')).toBe('false');
  expect(screen.queryByRole('link', { name: prueba.keep.visitor.action })).toBeNull();
});

test('a visitor who only plays sends nothing, and the browser stores nothing', async () => {
  const send = vi.spyOn(globalThis, 'fetch');
  const user = await openTrial();
  await mark(user, fault.text);
  await check(user);
  await keepLink();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(await indexedDB.databases()).toEqual([]);
  expect(send).not.toHaveBeenCalled();
});

test('the result that a visitor keeps is in the notebook after the first sign-in, and nowhere else', async () => {
  const user = await openTrial();
  await mark(user, fault.text);
  await check(user);
  const link = await keepLink();
  expect(link.getAttribute('href')).toBe(`/auth?modo=crear&redirect=${encodeURIComponent(inside)}`);
  await press(user, link);
  expect(Object.keys(localStorage)).toEqual(['aplica-ia-prueba']);

  await openAsLearner(inside);
  expect(await screen.findByText('Puntuación: 1 de 1')).toBeTruthy();
  const notebook = notebookOf(learner.id);
  await waitFor(() => expect(localStorage.getItem('aplica-ia-prueba')).toBeNull());
  expect(notebook.read(`hunt/${hunt.slug}`)).toMatchObject({ marked: [fault.text], isSolved: true });
});

test('a case that the notebook already has stays as it was', async () => {
  await openAsLearner(inside);
  const before = userEvent.setup();
  await mark(before, right.text);
  await check(before);
  expect(await screen.findByText('Puntuación: 0 de 1')).toBeTruthy();
  await waitFor(() => expect(notebookOf(learner.id).state().unstored.size).toBe(0));

  const user = await openTrial();
  await mark(user, fault.text);
  await check(user);
  await press(user, await keepLink(prueba.keep.learner.action));
  expect(localStorage.getItem('aplica-ia-prueba')).not.toBeNull();
  await openAsLearner(inside);
  await waitFor(() => expect(localStorage.getItem('aplica-ia-prueba')).toBeNull());
  expect(notebookOf(learner.id).read(`hunt/${hunt.slug}`)).toMatchObject({
    marked: [right.text],
    isSolved: false,
  });
});

test('the card of the landing page shows the case up to its invented sentence, and leads to it', async () => {
  await openPage('/');
  const card = within(screen.getByText(hunt.title).closest('figure') ?? document.body);
  expect(card.getByText(hunt.title)).toBeTruthy();
  expect(card.getByText(fault.text)).toBeTruthy();
  const link = card.getByRole('link', { name: 'Juega un caso sin cuenta' });
  expect(link.getAttribute('href')).toBe('/prueba');
});
