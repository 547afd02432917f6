import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { learner, openAsLearner } from '#pages/testing/fake-backend.ts';
import { tradeCards } from '#content.ts';
import { loadTrade } from './documents.tsx';
import { tradeDayId } from './record.ts';
import { notebookOf } from '#lib/notebook/notebook-of.ts';

/** Pages with three prompts are long documents: role queries skip the visibility check, which no CSS here could change. */
configure({ defaultHidden: true });

const LEARNER = learner.id;
const trade = await loadTrade('ventas');
if (!trade) throw new Error('no trade «ventas»');
const [recipe] = trade.recipes;
if (!recipe) throw new Error('«ventas» has no recipe');

const tick = (slug: string, day: number) =>
  notebookOf(LEARNER).update(tradeDayId(slug, day), () => ({ isDone: true }));

async function openTrade() {
  const user = userEvent.setup();
  await openAsLearner('/practica/oficios/ventas');
  const sheet = within(screen.getByRole('article', { name: recipe?.title }));
  return { user, sheet };
}

test('the list shows every trade with its recipes, and how many of its days are done', async () => {
  await tick('ventas', 1);
  await tick('ventas', 4);
  for (const day of [1, 2, 3, 4, 5]) await tick('finanzas', day);
  await openAsLearner('/practica/oficios');
  const list = screen.getByRole('list', { name: 'Oficios' });
  expect(list.children).toHaveLength(tradeCards.length);
  for (const { slug, title, lead, recipes } of tradeCards) {
    const link = within(list).getByRole('link', { name: title });
    expect(link.getAttribute('href')).toBe(`/practica/oficios/${slug}`);
    const row = within(link.closest('li') as HTMLElement);
    expect(row.getByText(lead)).toBeTruthy();
    for (const { slug: name, title: recipeTitle } of recipes) {
      const [to] = row.getAllByRole('link', { name: new RegExp(recipeTitle.replaceAll('?', '\\?')) });
      expect(to?.getAttribute('href')).toBe(`/practica/oficios/${slug}#${name}`);
    }
    const progress = { ventas: '2 de 5 días', finanzas: 'Semana completa' }[slug] ?? 'Sin empezar';
    expect(row.getByText(progress)).toBeTruthy();
  }
});

test('a day says what to read, do and save, and every link has a target', async () => {
  await openTrade();
  const days = within(screen.getByRole('region', { name: 'Tu semana' }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => within(heading.closest('li') as HTMLElement));
  expect(days).toHaveLength(5);
  for (const [index, { title, read, task, keep, recipe: practised }] of trade.week.entries()) {
    const day = days[index];
    expect(day?.getByText(title)).toBeTruthy();
    expect(day?.getByText(task)).toBeTruthy();
    expect(day?.getByText(keep.text)).toBeTruthy();
    const links = day?.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([...read.map(({ to }) => to), ...(practised ? [`#${practised}`] : []), keep.to]);
    if (practised) expect(document.getElementById(practised)).toBeTruthy();
  }
  expect(days[1]?.getByRole('link', { name: 'Abrir «Mis prompts» en mi cuaderno' })).toBeTruthy();
});

test('a ticked day is stored and counted; a second click unticks it', async () => {
  await tick('ventas', 2);
  const { user } = await openTrade();
  const box = (day: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(day) });
  expect(box('martes').checked).toBe(true);
  expect(box('lunes').checked).toBe(false);
  await user.click(box('lunes'));
  expect(await screen.findByText('2 de 5 días')).toBeTruthy();
  expect(notebookOf(LEARNER).read(tradeDayId('ventas', 1))).toEqual({ isDone: true });
  await user.click(box('martes'));
  expect(await screen.findByText('1 de 5 días')).toBeTruthy();
  expect(notebookOf(LEARNER).read(tradeDayId('ventas', 2))).toEqual({ isDone: false });
});

test('a tick that cannot be stored says so', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    deleteDatabase: () => new IDBFactory().deleteDatabase('none'),
  });
  const { user } = await openTrade();
  await user.click(screen.getByRole('checkbox', { name: /lunes/ }));
  const week = within(screen.getByRole('region', { name: 'Tu semana' }));
  const [notice] = await week.findAllByText('No se pudo guardar en este navegador.');
  expect(notice?.closest('[role="status"]')).toBeTruthy();
});

test('a recipe shows its situation, example, sample, checks, minutes and what not to paste', async () => {
  const { sheet } = await openTrade();
  for (const text of [recipe.situation, recipe.notPaste, ...recipe.checks])
    expect(sheet.getByText(text)).toBeTruthy();
  expect(sheet.getByText(`A mano suele llevar ${recipe.minutes} minutos`)).toBeTruthy();
  expect(sheet.getByText('Ejemplo de resultado')).toBeTruthy();
  expect(sheet.getByText(/^Es una muestra/)).toBeTruthy();
  expect(sheet.getByText(/Daniela Ponce.*Tornamar.*inventadas/)).toBeTruthy();
  const heading = sheet.getByRole('heading', { level: 4, name: 'Un ejemplo relleno' });
  const example = within(heading.closest('section') as HTMLElement);
  expect(example.getAllByRole('term').map((term) => term.textContent)).toEqual(
    recipe.data.map(({ label }) => label),
  );
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

test('filling in one recipe changes its text, copy and saved prompt, and no other recipe', async () => {
  const { user, sheet } = await openTrade();
  const prompt = sheet.getByRole('figure', { name: /^El prompt/ });
  const texts = () => [...document.querySelectorAll('code')].map(({ textContent }) => textContent);
  const others = texts().slice(1);
  fireEvent.change(sheet.getByRole('textbox', { name: 'Motivo' }), { target: { value: 'ninguno' } });
  await waitFor(() => expect(prompt.textContent).toContain('- Motivo: ninguno\n'));
  expect(texts().slice(1)).toEqual(others);

  await user.click(sheet.getByRole('button', { name: 'Copiar con mis datos' }));
  const copied = await screen.findByText('Copiado con tus datos');
  expect(copied).toBeTruthy();
  expect(await navigator.clipboard.readText()).toContain('- Motivo: ninguno\n');
  await user.click(sheet.getByRole('button', { name: /^Copiar Prompt/ }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(recipe.prompt));

  await user.click(sheet.getByRole('button', { name: 'Guardar en mi cuaderno' }));
  await waitFor(() => {
    const kept = [...notebookOf(LEARNER).state().records.values()].find(({ id }) => id.startsWith('prompt/'));
    expect(kept?.value).toMatchObject({
      title: recipe.title,
      from: { to: `/practica/oficios/ventas#${recipe.slug}`, label: 'Recetas por oficio: Ventas' },
    });
  });
  expect(notebookOf(LEARNER).read(`filling/recipe/${recipe.slug}`)?.values).toEqual({ MOTIVO: 'ninguno' });
});

test('deleting the last tag of a recipe keeps the keyboard focus', async () => {
  const { user } = await openTrade();
  await act(() =>
    notebookOf(LEARNER).update(`filling/recipe/${recipe.slug}`, (old) => ({
      values: old?.values ?? {},
      equivalences: [{ tag: '[CORREO 1]', value: 'ana@tienda.es' }],
    })),
  );
  await user.click(await screen.findByRole('button', { name: 'Borrar equivalencias' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Borrar equivalencias' })).toBeNull());
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('an unknown trade says so and links back', async () => {
  await openAsLearner('/practica/oficios/no-existe');
  expect(screen.getByRole('heading', { level: 1, name: 'Oficio no encontrado' })).toBeTruthy();
  expect(document.title).toBe('Oficio no encontrado | Aplica IA');
  const back = screen.getByRole('link', { name: 'Todos los oficios' });
  expect(back.getAttribute('href')).toBe('/practica/oficios');
});

test('a trade leads to the kits and prompts of its work', async () => {
  await openAsLearner('/practica/oficios/recursos-humanos');
  const libraries = within(screen.getByRole('region', { name: 'También para este oficio' }));
  expect(libraries.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/gpts/hr-specialist',
  ]);
});
