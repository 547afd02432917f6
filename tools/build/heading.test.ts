import { expect, test } from 'vitest';
import { readHeading } from './heading.ts';

test('the heading of a page keeps its highlighted words', () => {
  const html =
    '<p>x</p><h1 class="a">Ponla a <!-- --><mark class="marked">trabajar &amp; rendir</mark>.</h1><h1>no</h1>';
  expect(readHeading(html)).toEqual([
    { text: 'Ponla a ', isMarked: false },
    { text: 'trabajar & rendir', isMarked: true },
    { text: '.', isMarked: false },
  ]);
  expect(readHeading('<h2>ninguno</h2>')).toEqual([]);
});
