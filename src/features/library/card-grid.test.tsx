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

/** Tells what stands at this place that it comes near the screen, or goes away from it. */
function scroll(parent: Element, index: number, isIntersecting: boolean) {
  const part = parent.children[index];
  if (!part) throw new Error(`nothing at place ${index}`);
  act(() => observed.get(part)?.([{ isIntersecting, boundingClientRect: { height: 1234 } }]));
  return parent.children[index] as HTMLElement;
}

const places = (part: HTMLElement) => cards(part).map((card) => card.getAttribute('aria-posinset'));

test('a library of half a dozen is drawn whole', () => {
  const list = show(6);
  expect(cards(list)).toHaveLength(6);
  expect(observed.size).toBe(0);
});

test('of thousands, only those near the screen are drawn, and screen readers hear the real numbers', () => {
  const list = show(5000);
  const drawn = cards(list);
  expect(drawn).toHaveLength(6);
  expect(drawn.at(-1)?.getAttribute('aria-posinset')).toBe('6');
  expect(drawn.every((card) => card.getAttribute('aria-setsize') === '5000')).toBe(true);
});

test('thousands of cards that are not drawn are a few dozen elements', () => {
  const list = show(5000);
  const gaps = [...list.querySelectorAll('div')].filter((element) => element.childElementCount === 0);
  expect(gaps.length).toBeLessThan(100);
});

test('cards appear when their place comes near, and leave a gap of their height when it goes', () => {
  const list = show(5000);
  const shelf = scroll(list, 3, true);
  expect(cards(shelf)).toHaveLength(0);
  expect(places(scroll(shelf, 2, true))).toEqual(['301', '302', '303', '304', '305', '306']);
  const gap = scroll(shelf, 2, false);
  expect(cards(gap)).toHaveLength(0);
  expect(gap.style.height).toBe('1234px');
});

test('a shelf that comes back is as high as when it went', () => {
  const list = show(5000);
  scroll(list, 3, true);
  expect(scroll(list, 3, false).style.height).toBe('1234px');
  const shelf = scroll(list, 3, true);
  expect(shelf.style.height).toBe('');
  expect(shelf.style.getPropertyValue('--card-height')).toBe('calc(1234px / var(--cards) * var(--columns))');
  expect(shelf.style.getPropertyValue('--cards')).toBe('96');
});

test('the card that holds the focus stays', () => {
  const list = show(100);
  const shelf = list.children[0] as HTMLElement;
  const sheet = scroll(shelf, 2, true);
  sheet.querySelector('a')?.focus();
  expect(cards(scroll(shelf, 2, false))).toHaveLength(6);
});

test('the last sheet may be incomplete', () => {
  const shelf = show(14).children[0] as HTMLElement;
  expect(places(scroll(shelf, 2, true))).toEqual(['13', '14']);
});
