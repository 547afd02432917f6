import { expect, test } from 'vitest';
import { CATEGORIES, findCortex, OVERVIEW_ID } from './cortex.ts';
import { itemsOfCortex } from './filter-items.ts';
import { moveItems } from './move-items.ts';
import { sampleItems } from './sample-items.ts';

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
