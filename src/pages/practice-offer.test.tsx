import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openAsLearner } from '#pages/testing/fake-backend.ts';
import { practiceTotals, tradeCards } from '#content.ts';

const recipes = tradeCards.flatMap((trade) => trade.recipes).length;

test.each(['/', '/cursos'])('%s says how much there is to practise, and links there', async (page) => {
  await openAsLearner(page);
  const offer = screen.getByRole('region', { name: /practi/ });
  const rowOf = (name: string) => within(offer).getByRole('heading', { name }).closest('li')?.textContent;
  expect(rowOf('Casos de Caza del error')).toMatch(RegExp(`^${practiceTotals.hunts}`));
  expect(rowOf('Retos con datos')).toMatch(RegExp(`^${practiceTotals.challenges}`));
  expect(rowOf('Recetas por oficio')).toMatch(RegExp(`^${recipes}`));
  expect(within(offer).getByRole('link').getAttribute('href')).toBe('/practica');
});

test.each(['/why', '/about'])('%s counts cases, challenges, recipes and questions', async (page) => {
  await openAsLearner(page);
  const { textContent } = screen.getByRole('article');
  for (const count of [practiceTotals.hunts, practiceTotals.challenges, recipes, practiceTotals.questions])
    expect(textContent).toMatch(RegExp(`(?<!\\d)${count}(?!\\d)`));
});

test.each(['/', '/why', '/about', '/cursos', '/prompts', '/gpts'])(
  '%s fills in every count',
  async (page) => {
    await openAsLearner(page);
    expect(document.body.textContent).not.toMatch(/\{[a-záéíóúñ]+\}/);
  },
);

test.each([
  ['/prompts', 'Tecnología y Código', /fórmula de Excel/],
  ['/prompts', 'Deep Research', /navegación web en vivo/],
  ['/prompts', 'Productividad y Desarrollo Personal', /correos atrasados/],
  ['/gpts', 'Educación', /plan de inducción/],
  ['/gpts', 'Tecnología y Desarrollo', /retos con datos/],
])('%s links to something suitable if «%s» has no results', async (page, category, label) => {
  await openAsLearner(page);
  await userEvent.click(screen.getByRole('button', { name: category }));
  const elsewhere = screen.getByRole('region', { name: 'En otras partes de la escuela' });
  expect(within(elsewhere).getByRole('link', { name: label })).toBeTruthy();
});

test('a search without results links to the recipes', async () => {
  await openAsLearner('/prompts?q=vacante');
  const elsewhere = screen.getByRole('region', { name: 'En otras partes de la escuela' });
  expect(within(elsewhere).getByRole('link', { name: `Las ${recipes} recetas, por oficio` })).toBeTruthy();
});
