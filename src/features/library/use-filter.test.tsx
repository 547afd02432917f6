import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter, Link, RouterProvider, type RouteObject } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { FilterBar } from './filter-bar.tsx';
import { useFilter } from './use-filter.ts';

const CATEGORIES = ['Todos', 'Marketing y Ventas', 'Deep Research'];

function List() {
  const filter = useFilter(CATEGORIES);
  return (
    <>
      <FilterBar
        filter={filter}
        categories={CATEGORIES}
        copy={{
          searchLabel: 'Buscar prompts',
          searchPlaceholder: 'Buscar...',
          clearSearch: 'Borrar la búsqueda',
          categoryLabel: 'Categoría',
        }}
      />
      <p>{`busca «${filter.text}» en ${filter.category}`}</p>
      <button type="button" onClick={filter.reset}>
        Ver todos
      </button>
      <Link to="/prompts?q=otro">Otro</Link>
      <Link to="/ficha">Ficha</Link>
      <Link to="/lenta">Lenta</Link>
    </>
  );
}

const routes: RouteObject[] = [
  {
    path: '/prompts',
    Component: List,
    loader: () => Promise.resolve(null),
    shouldRevalidate: () => false,
    HydrateFallback: () => null,
  },
  { path: '/ficha', element: <h1>Ficha</h1> },
  {
    path: '/lenta',
    element: <h1>Lenta</h1>,
    // Longer than the address waits for the next key.
    loader: () => new Promise((resolve) => setTimeout(() => resolve(null), 800)),
  },
];

async function open(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  const box = await screen.findByRole('searchbox', { name: 'Buscar prompts' });
  return { router, box, user: userEvent.setup(), search: () => router.state.location.search };
}

/** Pressing a button and letting it go are two moments; the focus moves in the first one. */
async function press(user: UserEvent, name: string) {
  const target = screen.getByRole('link', { name });
  await user.pointer({ keys: '[MouseLeft>]', target });
  await user.pointer({ keys: '[/MouseLeft]', target });
}

afterEach(cleanup);

test('a shared link opens with its search and its category', async () => {
  const { box } = await open('/prompts?q=landing%20page&categoria=Deep+Research');
  expect(box).toHaveProperty('value', 'landing page');
  expect(screen.getByRole('button', { name: 'Deep Research', pressed: true })).toBeTruthy();
  expect(screen.getByText('busca «landing page» en Deep Research')).toBeTruthy();
});

test('a category that does not exist shows everything', async () => {
  await open('/prompts?categoria=Cocina');
  expect(screen.getByRole('button', { name: 'Todos', pressed: true })).toBeTruthy();
});

test('typing is seen at once and reaches the address a moment later, without a new history entry', async () => {
  const { router, box, user, search } = await open('/prompts?utm=boletin');
  await user.type(box, 'año & más');
  expect(screen.getByText('busca «año & más» en Todos')).toBeTruthy();
  expect(search()).toBe('?utm=boletin');
  await waitFor(() => expect(new URLSearchParams(search()).get('q')).toBe('año & más'));
  expect(new URLSearchParams(search()).get('utm')).toBe('boletin');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('keys typed while the address is being written are not lost', async () => {
  const { box, user, search } = await open('/prompts');
  await user.type(box, 'uno');
  await waitFor(() => expect(search()).toBe('?q=uno'));
  await user.type(box, ' dos');
  expect(box).toHaveProperty('value', 'uno dos');
  await waitFor(() => expect(search()).toBe('?q=uno+dos'));
  expect(box).toHaveProperty('value', 'uno dos');
});

test('a chosen category is in the address at once, and the default leaves it again', async () => {
  const { user, search } = await open('/prompts');
  await user.click(screen.getByRole('button', { name: 'Marketing y Ventas' }));
  await waitFor(() => expect(search()).toBe('?categoria=Marketing+y+Ventas'));
  await user.click(screen.getByRole('button', { name: 'Todos' }));
  await waitFor(() => expect(search()).toBe(''));
});

test('Escape and the cross empty the search box', async () => {
  const { box, user } = await open('/prompts?q=uno');
  await user.click(box);
  await user.keyboard('{Escape}');
  expect(box).toHaveProperty('value', '');
  expect(screen.queryByRole('button', { name: 'Borrar la búsqueda' })).toBeNull();
  await user.type(box, 'dos');
  await user.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }));
  expect(box).toHaveProperty('value', '');
  expect(document.activeElement).toBe(box);
});

test('one click goes back to the whole list', async () => {
  const { box, user, search } = await open('/prompts?q=uno&categoria=Deep+Research');
  await user.click(screen.getByRole('button', { name: 'Ver todos' }));
  expect(box).toHaveProperty('value', '');
  await waitFor(() => expect(search()).toBe(''));
});

test('a card opened right after the last key still leads back to the same search', async () => {
  const { router, box, user, search } = await open('/prompts');
  await user.type(box, 'uno');
  await press(user, 'Ficha');
  await screen.findByRole('heading', { name: 'Ficha' });
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('searchbox')).toHaveProperty('value', 'uno');
  expect(search()).toBe('?q=uno');
});

test('a page that takes its time is not called off by the search that is still to be noted', async () => {
  const { router, box, user, search } = await open('/prompts');
  await user.type(box, 'uno');
  await press(user, 'Lenta');
  await screen.findByRole('heading', { name: 'Lenta' }, { timeout: 3000 });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(search()).toBe('?q=uno'));

  // Assistive technology may follow a link without moving the focus to it first.
  await user.type(await screen.findByRole('searchbox'), ' dos');
  act(() => screen.getByRole('link', { name: 'Lenta' }).click());
  await screen.findByRole('heading', { name: 'Lenta' }, { timeout: 3000 });
});

test('links and Back within the list change the search', async () => {
  const { router, box, user } = await open('/prompts');
  await user.type(box, 'uno');
  await press(user, 'Otro');
  await waitFor(() => expect(box).toHaveProperty('value', 'otro'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(box).toHaveProperty('value', 'uno'));
});

test('a prerendered page is hydrated without its query and then applies it', async () => {
  const plain = routes.map(({ path, Component, element }) => ({ path, Component, element })) as RouteObject[];
  const at = (address: string) => createMemoryRouter(plain, { initialEntries: [address] });
  const root = document.createElement('div');
  // React 18 warns about the router's layout effects on a server; the build renders without such warnings.
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  root.innerHTML = renderToString(<RouterProvider router={at('/prompts')} />);
  log.mockClear();
  document.body.append(root);
  const app = await act(() => hydrateRoot(root, <RouterProvider router={at('/prompts?q=uno')} />));
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'uno');
  // A difference between the two renders would be reported here.
  expect(log).not.toHaveBeenCalled();
  act(() => app.unmount());
  root.remove();
});
