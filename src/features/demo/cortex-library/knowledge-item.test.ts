import { expect, test } from 'vitest';
import { CATEGORIES, findCortex, OVERVIEW_ID } from './cortex.ts';
import {
  filterLibrary,
  itemsOfCortex,
  itemsOfSection,
  matchesText,
  moveItems,
  type KnowledgeItem,
} from './knowledge-item.ts';
import { sampleItems } from './sample-items.ts';

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
});

test('only title, keywords and writer are searched', () => {
  expect(matchesText(item('Contrast', ['Accessibility']), 'nothing')).toBe(false);
});

test('a keyword that equals the name keeps the looser matches out', () => {
  const items = [item('Rockets', ['space']), item('Space for two', ['Rooms']), item('Desks', ['Workspace'])];
  expect(titles(itemsOfCortex(items, 'Space'))).toEqual(['Rockets']);
});

test('without an equal keyword, keywords and titles that contain the name count', () => {
  const items = [item('Tools', ['Hammers']), item('Space for two', ['Rooms']), item('Desks', ['Workspace'])];
  expect(titles(itemsOfCortex(items, 'Space'))).toEqual(['Space for two', 'Desks']);
});

test('Overview shows everything', () => {
  const overview = { categoryId: 'private', cortexId: OVERVIEW_ID };
  expect(itemsOfSection(sampleItems, CATEGORIES, overview)).toEqual(sampleItems);
});

test('a category alone shows the items of all its cortexes, each once', () => {
  const shown = itemsOfSection(sampleItems, CATEGORIES, { categoryId: 'shared', cortexId: null });
  const expected = ['Second Brain', 'OSS', 'Artificial Intelligence'].flatMap((name) =>
    itemsOfCortex(sampleItems, name),
  );
  expect(new Set(shown)).toEqual(new Set(expected));
  expect(shown.length).toBeLessThan(expected.length);
});

test('an unknown section shows nothing', () => {
  expect(itemsOfSection(sampleItems, CATEGORIES, { categoryId: 'x', cortexId: 'x' })).toEqual([]);
  expect(itemsOfSection(sampleItems, CATEGORIES, { categoryId: 'x', cortexId: null })).toEqual([]);
});

test('section, text and type apply together', () => {
  const section = { categoryId: 'private', cortexId: 'uxui' };
  const found = filterLibrary(sampleItems, CATEGORIES, { section, text: 'lucía', type: 'Video' });
  expect(titles(found)).toEqual(['White space is a decision', 'Forms people finish']);
});

test('the sample fills every cortex and exercises both keyword rules', () => {
  expect(sampleItems.length).toBeGreaterThanOrEqual(24);
  const cortexes = CATEGORIES.flatMap(({ items }) => items).filter(({ id }) => id !== OVERVIEW_ID);
  const isExact = ({ name }: { name: string }) =>
    sampleItems.some(({ keywords }) => keywords.some((own) => own.toLowerCase() === name.toLowerCase()));
  for (const { name } of cortexes) expect(itemsOfCortex(sampleItems, name).length).toBeGreaterThanOrEqual(3);
  expect(cortexes.filter((cortex) => !isExact(cortex)).map(({ name }) => name)).toEqual([
    'CI/CD Engine',
    'Space',
  ]);
});

test('no two sample items share an id', () => {
  expect(new Set(sampleItems.map(({ id }) => id)).size).toBe(sampleItems.length);
});

function cortex(id: string) {
  const found = findCortex(CATEGORIES, id);
  if (!found) throw new Error(`no cortex ${id}`);
  return found;
}
const ids = (name: string, items = sampleItems) => itemsOfCortex(items, name).map(({ id }) => id);

test('moved items leave one cortex and arrive in the other', () => {
  const [first = '', ...rest] = ids('UXUI');
  const items = moveItems(sampleItems, new Set([first]), cortex('uxui'), cortex('oss'));
  expect(ids('UXUI', items)).toEqual(rest);
  expect(ids('OSS', items).toSorted()).toEqual([...ids('OSS'), first].toSorted());
});

test('an arrival does not hide those who are there by a looser match', () => {
  const [first = ''] = ids('UXUI');
  const before = ids('CI/CD Engine');
  const items = moveItems(sampleItems, new Set([first]), cortex('uxui'), cortex('ci-cd-engine'));
  expect(ids('CI/CD Engine', items).toSorted()).toEqual([...before, first].toSorted());
});

test('an item that is there by its title alone can be moved away too', () => {
  const title = 'Choosing a CI/CD engine for five people';
  const moved = sampleItems.find((item) => item.title === title)?.id ?? '';
  const items = moveItems(sampleItems, new Set([moved]), cortex('ci-cd-engine'), cortex('oss'));
  expect(ids('CI/CD Engine', items)).not.toContain(moved);
  expect(ids('CI/CD Engine', items)).toHaveLength(ids('CI/CD Engine').length - 1);
});

test('from Overview an item is filed without losing its other places', () => {
  const [first = ''] = ids('UXUI');
  const items = moveItems(sampleItems, new Set([first]), cortex(OVERVIEW_ID), cortex('oss'));
  expect(ids('UXUI', items)).toContain(first);
  expect(ids('OSS', items)).toContain(first);
});

test('a move to Overview only takes items out of where they were', () => {
  const [first = ''] = ids('UXUI');
  const items = moveItems(sampleItems, new Set([first]), cortex('uxui'), cortex(OVERVIEW_ID));
  expect(ids('UXUI', items)).not.toContain(first);
  expect(items.find(({ id }) => id === first)?.keywords).not.toContain('Overview');
});
