import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBackend, openAsLearner } from '#pages/testing/fake-backend.ts';
import { categories, promptCards } from '#content.ts';

/** A search asks for the index of the school. */
beforeEach(() => void fakeBackend());
afterEach(() => vi.unstubAllGlobals());

const shownTitles = () => [...document.querySelectorAll('main article h3')].map((title) => title.textContent);
const titlesWhere = (isShown: (card: (typeof promptCards)[number]) => boolean) =>
  promptCards.filter(isShown).map(({ title }) => title);

async function openPrompts(query = '') {
  await openAsLearner(`/prompts${query}`);
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar prompts' });
  return { box };
}

test('the library introduces itself and lists every prompt with its link', async () => {
  const { box } = await openPrompts();
  expect(document.title).toContain('Intelligent Prompt Library');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Intelligent Prompt Library');
  expect(box.placeholder).toBe('Buscar por título o descripción...');
  expect(shownTitles()).toEqual(titlesWhere(() => true));
  expect(promptCards).toHaveLength(5);
  const links = screen.getAllByRole('link', { name: /^Ver Prompt/ }).map((link) => link.getAttribute('href'));
  expect(links).toEqual(promptCards.map(({ slug }) => `/prompts/${slug}`));
});

test('the instructions follow the list in the document, as on a phone, and never replace it', async () => {
  await openPrompts();
  const steps = screen.getByRole('region', { name: 'Cómo se usa una ficha' });
  const [first] = screen.getAllByRole('link', { name: /^Ver Prompt/ });
  expect(first?.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('shows the chips in the given order, with Todos chosen', async () => {
  await openPrompts();
  const chips = within(screen.getByRole('group', { name: 'Filtrar por categoría' })).getAllByRole('button');
  expect(chips.map((chip) => chip.textContent)).toEqual([
    'Todos',
    'Estrategia y Negocio',
    'Marketing y Ventas',
    'Creatividad y Contenido',
    'Productividad y Desarrollo Personal',
    'Tecnología y Código',
    'Deep Research',
  ]);
  expect(chips.map((chip) => chip.getAttribute('aria-pressed'))[0]).toBe('true');
});

test('a card shows category, title, description, three tags and the number of others', async () => {
  await openPrompts();
  const [card] = screen.getAllByRole('article');
  const [first] = promptCards;
  if (!card || !first) throw new Error('no card');
  for (const text of [first.category, first.title, first.description])
    expect(within(card).getByText(text)).toBeTruthy();
  const tags = within(card).getAllByRole('listitem');
  const [one, two, three] = first.tags;
  expect(tags.map((tag) => tag.textContent)).toEqual([one, two, `${three} +${first.tags.length - 3}`]);
});

test('searches title and description, ignoring case, but not tags', async () => {
  const { box } = await openPrompts();
  await userEvent.type(box, 'MARCO DE');
  await waitFor(() => expect(shownTitles()).toEqual(['Marco de análisis competitivo']));
  expect(screen.getByText('prompt encontrado', { exact: false }).textContent).toBe('1 prompt encontrado');

  await userEvent.clear(box);
  await userEvent.type(box, 'Separa hechos');
  await waitFor(() => expect(shownTitles()).toEqual(['Marco de análisis competitivo']));

  await userEvent.clear(box);
  await userEvent.type(box, 'posicionamiento');
  const inText = titlesWhere(({ title, description }) => /posicionamiento/i.test(title + description));
  expect(promptCards.some(({ tags }) => tags.includes('posicionamiento'))).toBe(true);
  await waitFor(() => expect(shownTitles()).toEqual(inText));
});

test('a category and a text must both match; Todos matches all', async () => {
  const { box } = await openPrompts();
  for (const category of categories.prompts) {
    await userEvent.click(screen.getByRole('button', { name: category }));
    const expected = titlesWhere((card) => category === 'Todos' || card.category === category);
    await waitFor(() => expect(shownTitles()).toEqual(expected));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Marketing y Ventas' }));
  await userEvent.type(box, 'generador');
  const both = titlesWhere(
    (card) => card.category === 'Marketing y Ventas' && /generador/i.test(card.title + card.description),
  );
  await waitFor(() => expect(shownTitles()).toEqual(both));
});

test('announces the count, in the plural for none and for many', async () => {
  const { box } = await openPrompts();
  const count = screen.getByText('prompts encontrados', { exact: false });
  expect(count.getAttribute('role')).toBe('status');
  expect(count.textContent).toBe('5 prompts encontrados');
  await userEvent.type(box, 'zzz');
  await waitFor(() => expect(count.textContent).toBe('0 prompts encontrados'));
});

test('a search without results says what to do and offers the whole list', async () => {
  await openPrompts('?q=zzz&categoria=Deep+Research');
  expect(screen.getByText('No se encontraron prompts')).toBeTruthy();
  expect(screen.getByText(/otros términos.*categoría/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Querías decir/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ver todos los prompts' }));
  await waitFor(() => expect(shownTitles()).toHaveLength(5));
});

test('a word without its accent finds nothing, but the page suggests the accented word', async () => {
  const { box } = await openPrompts('?q=analisis');
  expect(shownTitles()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '¿Querías decir «análisis»?' }));
  await waitFor(() => expect(shownTitles()).toContain('Marco de análisis competitivo'));
  expect(box.value).toBe('análisis');
});

test('suggests only words that the chosen category contains', async () => {
  await openPrompts('?q=analisis&categoria=Deep+Research');
  expect(screen.getByText('No se encontraron prompts')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Querías decir/ })).toBeNull();
});

test.each([
  ['the focus leaves the box with the click', (box: HTMLElement) => box.blur()],
  // Assistive technology may follow a link without moving the focus to it first.
  ['the focus stays in the box', () => undefined],
])('a card opened right after the last key leads back to the search: %s', async (_case, leave) => {
  const { box } = await openPrompts();
  // In one task, so that no timer or promise runs in between.
  act(() => box.focus());
  fireEvent.change(box, { target: { value: 'competitivo' } });
  act(() => leave(box));
  const link = document.querySelector('main a[href="/prompts/analisis-competitivo"]') as HTMLElement;
  link.addEventListener('click', (event) => event.preventDefault());
  act(() => link.click());
  // The address that Back loads.
  expect(location.search).toBe('?q=competitivo');
  await openAsLearner(location.pathname + location.search);
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'competitivo');
  expect(shownTitles()).toEqual(['Marco de análisis competitivo']);
});
