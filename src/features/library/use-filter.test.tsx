import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { FilterBar } from './filter-bar.tsx';
import { listAddress } from './list-address.ts';
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
      <a href="#ficha">Ficha</a>
    </>
  );
}

const search = () => location.search;

function open(address: string) {
  history.replaceState(null, '', address);
  render(<List />);
  return { box: screen.getByRole('searchbox', { name: 'Buscar prompts' }), user: userEvent.setup() };
}

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

test('a shared link opens with its search and category', async () => {
  const { box } = open('/prompts?q=landing%20page&categoria=Deep+Research');
  expect(box).toHaveProperty('value', 'landing page');
  expect(screen.getByRole('button', { name: 'Deep Research', pressed: true })).toBeTruthy();
  expect(screen.getByText('busca «landing page» en Deep Research')).toBeTruthy();
});

test('a category that does not exist shows everything', async () => {
  open('/prompts?categoria=Cocina');
  expect(screen.getByRole('button', { name: 'Todos', pressed: true })).toBeTruthy();
});

test('typing filters at once and updates the address a moment later, without a new history entry', async () => {
  const { box, user } = open('/prompts?utm=boletin');
  const entries = history.length;
  await user.type(box, 'año & más');
  expect(screen.getByText('busca «año & más» en Todos')).toBeTruthy();
  expect(search()).toBe('?utm=boletin');
  await waitFor(() => expect(new URLSearchParams(search()).get('q')).toBe('año & más'));
  expect(new URLSearchParams(search()).get('utm')).toBe('boletin');
  expect(history.length).toBe(entries);
});

test('keys typed while the address is updating are not lost', async () => {
  const { box, user } = open('/prompts');
  await user.type(box, 'uno');
  await waitFor(() => expect(search()).toBe('?q=uno'));
  await user.type(box, ' dos');
  expect(box).toHaveProperty('value', 'uno dos');
  await waitFor(() => expect(search()).toBe('?q=uno+dos'));
  expect(box).toHaveProperty('value', 'uno dos');
});

test('choosing a category updates the address at once, and the default removes it again', async () => {
  const { user } = open('/prompts');
  await user.click(screen.getByRole('button', { name: 'Marketing y Ventas' }));
  await waitFor(() => expect(search()).toBe('?categoria=Marketing+y+Ventas'));
  await user.click(screen.getByRole('button', { name: 'Todos' }));
  await waitFor(() => expect(search()).toBe(''));
});

test('Escape and the cross clear the search box', async () => {
  const { box, user } = open('/prompts?q=uno');
  await user.click(box);
  await user.keyboard('{Escape}');
  expect(box).toHaveProperty('value', '');
  expect(screen.queryByRole('button', { name: 'Borrar la búsqueda' })).toBeNull();
  await user.type(box, 'dos');
  await user.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }));
  expect(box).toHaveProperty('value', '');
  expect(document.activeElement).toBe(box);
});

test('one click shows the whole list again', async () => {
  const { box, user } = open('/prompts?q=uno&categoria=Deep+Research');
  await user.click(screen.getByRole('button', { name: 'Ver todos' }));
  expect(box).toHaveProperty('value', '');
  await waitFor(() => expect(search()).toBe(''));
});

test.each([
  ['with the mouse, which takes the focus first', (link: HTMLElement) => userEvent.click(link)],
  // Assistive technology may follow a link without moving the focus to it first.
  ['with a click alone', (link: HTMLElement) => act(async () => link.click())],
])('a card opened right after the last key still leads back to the same search: %s', async (_way, follow) => {
  const { box } = open('/prompts');
  act(() => box.focus());
  fireEvent.change(box, { target: { value: 'uno' } });
  const link = screen.getByRole('link', { name: 'Ficha' });
  const searchAtClick = vi.fn(() => location.search);
  link.addEventListener('click', (event) => {
    event.preventDefault();
    searchAtClick();
  });
  await follow(link);
  // Back loads this address, and so does a card page's link back.
  expect(searchAtClick).toHaveReturnedWith('?q=uno');
  expect(listAddress('/prompts')).toBe('/prompts?q=uno');
});

test('Back within the page changes the search', () => {
  const { box } = open('/prompts?q=otro#ficha');
  history.replaceState(null, '', '/prompts?q=uno');
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(box).toHaveProperty('value', 'uno');
});

test('a page that the build drew is hydrated without its query and then applies it', async () => {
  const report = vi.fn();
  const root = document.createElement('div');
  root.innerHTML = renderToString(<List />);
  document.body.append(root);
  history.replaceState(null, '', '/prompts?q=uno');
  const island = await act(() => hydrateRoot(root, <List />, { onRecoverableError: report }));
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'uno');
  expect(search()).toBe('?q=uno');
  // React would report a difference between the two renders here. It logs one in an attribute, and no test may log an error.
  expect(report).not.toHaveBeenCalled();
  act(() => island.unmount());
  root.remove();
});
