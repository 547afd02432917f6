import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openPage } from '#app/testing/open-page.tsx';
import { practiceTotals, tradeCards } from '#content.ts';
import './cursos.tsx';
import './gpts.tsx';
import './prompts.tsx';

vi.mock('#features/auth/session-store.ts', () => import('#app/testing/signed-in-store.ts'));

const recipes = tradeCards.flatMap(({ recetas }) => recetas).length;

test.each(['/', '/cursos'])('%s says how much there is to practise, and leads there', async (page) => {
  openPage(page);
  const offer = await screen.findByRole('region', { name: /practi/ });
  const rowOf = (name: string) => within(offer).getByRole('heading', { name }).closest('li')?.textContent;
  expect(rowOf('Casos de Caza del error')).toMatch(RegExp(`^${practiceTotals.hunts}`));
  expect(rowOf('Retos con datos')).toMatch(RegExp(`^${practiceTotals.challenges}`));
  expect(rowOf('Recetas por oficio')).toMatch(RegExp(`^${recipes}`));
  expect(within(offer).getByRole('link').getAttribute('href')).toBe('/practica');
});

test.each(['/why', '/about'])('%s counts cases, challenges, recipes and questions', async (page) => {
  openPage(page);
  const { textContent } = await screen.findByRole('article');
  for (const count of [practiceTotals.hunts, practiceTotals.challenges, recipes, practiceTotals.questions])
    expect(textContent).toMatch(RegExp(`(?<!\\d)${count}(?!\\d)`));
});

test.each(['/', '/why', '/about', '/cursos', '/prompts', '/gpts'])(
  '%s leaves no place for a count unfilled',
  async (page) => {
    const { container } = openPage(page);
    await screen.findByRole('heading', { level: 1 });
    expect(container.textContent).not.toMatch(/\{[a-záéíóúñ]+\}/);
  },
);

test.each([
  ['/prompts', 'Tecnología y Código', /fórmula de Excel/],
  ['/prompts', 'Deep Research', /navegación web en vivo/],
  ['/prompts', 'Productividad y Desarrollo Personal', /correos atrasados/],
  ['/gpts', 'Educación', /plan de inducción/],
  ['/gpts', 'Tecnología y Desarrollo', /retos con datos/],
])('%s, where «%s» has nothing, leads to what fits', async (page, category, label) => {
  openPage(page);
  await userEvent.click(await screen.findByRole('button', { name: category }));
  const elsewhere = screen.getByRole('region', { name: 'En otras partes de la escuela' });
  expect(within(elsewhere).getByRole('link', { name: label })).toBeTruthy();
});

test('a search that finds no prompt leads to the recipes', async () => {
  openPage('/prompts?q=vacante');
  const elsewhere = await screen.findByRole('region', { name: 'En otras partes de la escuela' });
  expect(within(elsewhere).getByRole('link', { name: `Las ${recipes} recetas, por oficio` })).toBeTruthy();
});
