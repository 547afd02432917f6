import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CardGrid } from './card-grid.tsx';

type Report = (entries: { isIntersecting: boolean; boundingClientRect: { height: number } }[]) => void;
const observed = new Map<Element, Report>();

beforeEach(() => {
  observed.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe: (element: Element) => void;
      disconnect = () => undefined;
      constructor(report: Report) {
        this.observe = (element) => observed.set(element, report);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const entriesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `p-${index + 1}`,
    title: `Prompt ${index + 1}`,
    description: 'Descripción',
    category: 'Deep Research',
    tags: ['etiqueta'],
  }));

function show(count: number) {
  const grid = <CardGrid entries={entriesOf(count)} label="Prompts" path="/prompts" action="Ver Prompt" />;
  const router = createMemoryRouter([{ path: '*', element: grid }]);
  render(<RouterProvider router={router} />);
  // By label: with hundreds of elements a query by role takes seconds.
  return screen.getByLabelText('Prompts', { selector: '[role="list"]' });
}

const cards = (list: HTMLElement) => [...list.querySelectorAll('[aria-posinset]')];

/** Tells the sheet at this place of the list that it comes near the screen, or goes away from it. */
function scrollSheet(list: HTMLElement, index: number, isIntersecting: boolean) {
  const sheet = list.children[index];
  if (!sheet) throw new Error(`no sheet ${index}`);
  act(() => observed.get(sheet)?.([{ isIntersecting, boundingClientRect: { height: 1234 } }]));
  return list.children[index] as HTMLElement;
}

test('a library of a dozen is drawn whole', () => {
  const list = show(12);
  expect(cards(list)).toHaveLength(12);
  expect(observed.size).toBe(0);
});

test('of thousands, only those near the screen are drawn, and screen readers hear the real numbers', () => {
  const list = show(5000);
  const drawn = cards(list);
  expect(drawn).toHaveLength(12);
  expect(drawn.at(-1)?.getAttribute('aria-posinset')).toBe('12');
  expect(drawn.every((card) => card.getAttribute('aria-setsize') === '5000')).toBe(true);
});

test('cards appear when their place comes near, and leave a gap of their height when it goes', () => {
  const list = show(5000);
  const sheet = scrollSheet(list, 3, true);
  expect(cards(sheet).map((card) => card.getAttribute('aria-posinset'))[0]).toBe('37');
  const gap = scrollSheet(list, 3, false);
  expect(cards(gap)).toHaveLength(0);
  expect(gap.style.height).toBe('1234px');
});

test('the card that holds the focus stays', () => {
  const list = show(100);
  const sheet = scrollSheet(list, 2, true);
  sheet.querySelector('a')?.focus();
  expect(cards(scrollSheet(list, 2, false))).toHaveLength(12);
});

test('the last sheet may be incomplete', () => {
  const list = show(14);
  expect(cards(scrollSheet(list, 1, true)).map((card) => card.getAttribute('aria-posinset'))).toEqual([
    '13',
    '14',
  ]);
});
