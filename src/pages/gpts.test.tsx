import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBackend, openAsLearner } from '#pages/testing/fake-backend.ts';
import { categories, gptCards } from '#content.ts';

/** A search asks for the index of the school. */
beforeEach(() => void fakeBackend());
afterEach(() => vi.unstubAllGlobals());

const shownTitles = () => [...document.querySelectorAll('main article h3')].map((title) => title.textContent);
const titlesWhere = (isShown: (card: (typeof gptCards)[number]) => boolean) =>
  gptCards.filter(isShown).map(({ title }) => title);

async function openGpts(query = '') {
  await openAsLearner(`/gpts${query}`);
  return screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar GPT' });
}

test('the library introduces itself and lists the six GPTs with their links', async () => {
  await openGpts();
  expect(document.title).toContain('GPT Personalizados');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('GPT Personalizados');
  expect(screen.getByText('GPTs encontrados', { exact: false }).textContent).toBe('6 GPTs encontrados');
  const links = screen.getAllByRole('link', { name: /^Ver GPT/ }).map((link) => link.getAttribute('href'));
  expect(links.toSorted()).toEqual([
    '/gpts/business-strategist',
    '/gpts/content-creator',
    '/gpts/data-analyst',
    '/gpts/hr-specialist',
    '/gpts/marketing-strategist',
    '/gpts/productivity-coach',
  ]);
});

test('shows the chips in the given order', async () => {
  await openGpts();
  const chips = within(screen.getByRole('group', { name: 'Filtrar por categoría' })).getAllByRole('button');
  expect(chips.map((chip) => chip.textContent)).toEqual([
    'Todos',
    'Marketing y Ventas',
    'Educación',
    'Creatividad y Contenido',
    'Automatización y Productividad',
    'Análisis de Datos',
    'Recursos Humanos',
    'Estrategia de Negocio',
    'Tecnología y Desarrollo',
  ]);
});

test('searches title, description and tags, ignoring case', async () => {
  const box = await openGpts();
  for (const [typed, title] of [
    ['ANALISTA DE', 'Analista de datos'],
    ['hojas de cálculo', 'Analista de datos'],
    ['Excel', 'Analista de datos'],
  ] as const) {
    await userEvent.clear(box);
    await userEvent.type(box, typed);
    await waitFor(() => expect(shownTitles()).toEqual([title]));
    expect(screen.getByText('GPT encontrado', { exact: false }).textContent).toBe('1 GPT encontrado');
  }
});

test('a category and a text must both match; Todos matches all', async () => {
  const box = await openGpts();
  for (const category of categories.gpts) {
    await userEvent.click(screen.getByRole('button', { name: category }));
    const expected = titlesWhere((card) => category === 'Todos' || card.category === category);
    await waitFor(() => expect(shownTitles()).toEqual(expected));
  }
  await userEvent.type(box, 'datos');
  await userEvent.click(screen.getByRole('button', { name: 'Análisis de Datos' }));
  await waitFor(() => expect(shownTitles()).toEqual(['Analista de datos']));
  await userEvent.click(screen.getByRole('button', { name: 'Educación' }));
  await waitFor(() => expect(screen.getByText('No se encontraron resultados')).toBeTruthy());
});

test('accents count, and the page suggests the accented word', async () => {
  await openGpts('?q=graficos');
  expect(screen.getByText('No se encontraron resultados')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '¿Querías decir «gráficos»?' }));
  await waitFor(() => expect(shownTitles()).toContain('Analista de datos'));
});
