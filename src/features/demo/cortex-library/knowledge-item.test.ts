import { expect, test } from 'vitest';
import { demoLibrary } from '#content.ts';
import { CATEGORIES } from './cortex.ts';
import {
  itemsOfCortex,
  itemsOfSection,
  matchesText,
  moveItems,
  type KnowledgeItem,
} from './knowledge-item.ts';

const item = (title: string, keywords: string[], writer = 'Ana Gil'): KnowledgeItem => ({
  id: title,
  title,
  keywords,
  writer,
  url: 'https://example.com',
  type: 'Article',
  createdDate: '2026-01-01',
  source: 'Test',
  pitch: 'Nothing',
});
const titles = (items: KnowledgeItem[]) => items.map(({ title }) => title);

test.each(['CONTRAST', 'acces', 'gil', ' contrast '])('text is found whatever its case: %s', (text) => {
  expect(matchesText(item('Contrast', ['Accessibility']), text)).toBe(true);
  expect(matchesText(item('Forms', ['Research'], 'Tom Ashworth'), text)).toBe(false);
});

test('a keyword that equals the name excludes looser matches', () => {
  const items = [item('Rockets', ['space']), item('Space for two', ['Rooms']), item('Desks', ['Workspace'])];
  expect(titles(itemsOfCortex(items, 'Space'))).toEqual(['Rockets']);
});

test('without an equal keyword, those keywords and titles match that contain the name', () => {
  const items = [item('Tools', ['Hammers']), item('Space for two', ['Rooms']), item('Desks', ['Workspace'])];
  expect(titles(itemsOfCortex(items, 'Space'))).toEqual(['Space for two', 'Desks']);
});

test('a category alone shows the items of all its cortexes, each once', () => {
  const shown = itemsOfSection(demoLibrary.items, CATEGORIES, { categoryId: 'shared', cortexId: null });
  const expected = ['Second Brain', 'OSS', 'Artificial Intelligence'].flatMap((name) =>
    itemsOfCortex(demoLibrary.items, name),
  );
  expect(new Set(shown)).toEqual(new Set(expected));
  expect(shown.length).toBeLessThan(expected.length);
});

test('a moved item leaves one cortex for the other', () => {
  const items = [item('Forms', ['uxui', 'Research']), item('Colour', ['UXUI'])];
  const moved = moveItems(items, new Set(['Forms']), 'UXUI', 'OSS');
  expect(titles(itemsOfCortex(moved, 'UXUI'))).toEqual(['Colour']);
  expect(titles(itemsOfCortex(moved, 'OSS'))).toEqual(['Forms']);
});
