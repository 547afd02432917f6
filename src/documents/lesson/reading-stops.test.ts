import { expect, test } from 'vitest';
import { readingStops } from './reading-stops.ts';

/** The numbers of the sections after which the reader may stop, for sections of these minutes. */
function stopsOf(...minutes: number[]) {
  const toc = minutes.map((n, index) => {
    const number = index + 1;
    return { id: `s${number}`, number, text: `Sección ${number}`, minutes: n, children: [] };
  });
  return [...readingStops(toc)].map(([id, next]) => {
    expect(`s${next.number - 1}`).toBe(id);
    return next.number - 1;
  });
}

test('a reader may stop about every five minutes', () => {
  expect(stopsOf(1, 2, 2, 2, 2, 1, 4)).toEqual([3, 6]);
});

test('a portion ends where it is nearest to five minutes', () => {
  expect(stopsOf(2, 2, 3, 1, 1, 2)).toEqual([2, 5]);
  expect(stopsOf(4, 8, 2)).toEqual([1, 2]);
});

test('two minutes are no portion, even before a long section', () => {
  expect(stopsOf(2, 8, 8, 3)).toEqual([2, 3]);
});

test('there is no stop after the last section', () => {
  expect(stopsOf(5, 5)).toEqual([1]);
  expect(stopsOf(2, 3)).toEqual([]);
  expect(stopsOf(9)).toEqual([]);
});

test('sections for reference take no time', () => {
  expect(stopsOf(2, 0, 0, 3, 0, 4)).toEqual([4]);
});
