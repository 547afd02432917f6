import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openAsLearner } from '#pages/testing/fake-backend.ts';
import { huntCards } from '#content.ts';
import { documentId, findQuote } from './find-quote.ts';
import { findHunt } from './hunts.ts';

async function openCase(slug: string) {
  const hunt = findHunt(slug);
  if (!hunt) throw new Error(`no case ${slug}`);
  await openAsLearner(`/practica/errores/${slug}`);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(hunt.title);
  const faults = hunt.answer.filter(({ fault }) => fault);
  return { hunt, faults, user: userEvent.setup() };
}

const sentences = () => within(screen.getByRole('list', { name: 'Frases de la respuesta' }));
const mark = (user: ReturnType<typeof userEvent.setup>, text: string) =>
  user.click(sentences().getByRole('button', { name: text }));
const check = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Comprobar' }));

/** The page's frame has a button of this name too. */
const retryButton = () => within(screen.getByRole('main')).getByText('Reintentar');

/** Plays every case without role queries, which are slow; the tests below use those. */
function play(frases: string[]) {
  const buttons = [...document.querySelectorAll('button[aria-pressed]')];
  const marked = buttons.filter(({ textContent }) => frases.includes(textContent));
  expect(marked).toHaveLength(frases.length);
  for (const button of marked) fireEvent.click(button);
  fireEvent.click(screen.getByText('Comprobar'));
}

test.each(huntCards.map(({ slug }) => slug))(
  '%s is solved by its key, and not by marking everything',
  async (slug) => {
    const { hunt, faults } = await openCase(slug);
    const outOf = Math.max(faults.length, 1);
    play(faults.map(({ text }) => text));
    expect(screen.getByText(`Puntuación: ${outOf} de ${outOf}`)).toBeTruthy();
    for (const { reason } of faults) expect(document.body.textContent).toContain(reason);

    fireEvent.click(retryButton());
    play(hunt.answer.map(({ text }) => text));
    expect(screen.getByText(`Puntuación: 0 de ${outOf}`)).toBeTruthy();
    expect(screen.getByText(`Mejor: ${outOf} de ${outOf}`)).toBeTruthy();

    // Every quote given as proof exists in the document it names.
    for (const { source, quote } of hunt.answer.flatMap(({ proofs }) => proofs)) {
      const root = document.getElementById(documentId(source));
      expect(root && findQuote(root, quote), `${source}: ${quote}`).toBeTruthy();
      expect(document.querySelector(`[data-verdict] a[href="#${documentId(source)}"]`)).toBeTruthy();
    }
  },
);

/** The record of a solved case. */
async function openSolved(slug: string) {
  const opened = await openCase(slug);
  play(opened.faults.map(({ text }) => text));
  return opened;
}

test('each sentence shows its own verdict: found, missed, false alarm', async () => {
  const { hunt, faults, user } = await openSolved('pedido-guia-y-factura');
  await user.click(retryButton());
  expect(screen.getByText('Mejor: 3 de 3')).toBeTruthy();
  const [found, missed] = faults;
  const right = hunt.answer.find(({ fault }) => !fault);
  if (!found || !missed || !right) throw new Error('the case has changed');
  await mark(user, found.text);
  await mark(user, right.text);
  expect(screen.getByText('2 frases marcadas')).toBeTruthy();
  await check(user);
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Puntuación: 0 de 3/));
  const judgement = (text: string) =>
    sentences().getByText(text).closest('[data-verdict]')?.textContent ?? '';
  expect(judgement(found.text)).toContain('Encontrado');
  expect(judgement(missed.text)).toContain('No lo marcaste');
  expect(judgement(missed.text)).toContain(missed.reason);
  expect(judgement(right.text)).toContain('Falsa alarma');
  expect(judgement(right.text)).toContain(right.reason);
  expect(screen.getByRole('heading', { name: 'La próxima vez' })).toBeTruthy();
  expect(screen.getByRole('link', { name: hunt.lesson.label }).getAttribute('href')).toBe(hunt.lesson.to);
});

test('marks are toggle buttons and survive a reload', async () => {
  const slug = 'cambio-de-cita';
  const { faults, user } = await openSolved(slug);
  await user.click(retryButton());
  const text = faults[0]?.text ?? '';
  const pressed = () => sentences().getByRole('button', { name: text }).getAttribute('aria-pressed');
  expect(pressed()).toBe('false');
  await mark(user, text);
  expect(pressed()).toBe('true');
  await openCase(slug);
  expect(pressed()).toBe('true');
  expect(screen.getByText('1 frase marcada')).toBeTruthy();
});

test('for an answer without faults, marking nothing is right', async () => {
  const { user } = await openSolved('tres-ofertas-de-guantes');
  await user.click(retryButton());
  expect(screen.getByText(/^No has marcado ninguna frase/)).toBeTruthy();
  await check(user);
  expect(await screen.findByText('Puntuación: 1 de 1')).toBeTruthy();
  expect(screen.getByText(/La respuesta estaba bien/)).toBeTruthy();
});

test('each case links to the next, the last one only to the list', async () => {
  const [first, second] = huntCards;
  const last = huntCards.at(-1);
  await openSolved(first?.slug ?? '');
  expect(screen.getByText(`Caso 1 de ${huntCards.length}`)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Siguiente caso' }).getAttribute('href')).toBe(
    `/practica/errores/${second?.slug}`,
  );
  await openSolved(last?.slug ?? '');
  expect(screen.queryByRole('link', { name: 'Siguiente caso' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Volver a los casos' }).getAttribute('href')).toBe(
    '/practica/errores',
  );
});

test('an unknown case says so and links back', async () => {
  await openAsLearner('/practica/errores/no-existe');
  expect(screen.getByRole('heading', { name: 'Este caso no existe' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Volver a los casos' }).getAttribute('href')).toBe(
    '/practica/errores',
  );
});
