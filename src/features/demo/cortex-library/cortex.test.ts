import { expect, test } from 'vitest';
import {
  addCortex,
  CATEGORIES,
  categoryLabel,
  cortexLabel,
  DEFAULT_SECTION,
  refuseCortexName,
  refuseLibraryTitle,
} from './cortex.ts';

test('the sidebar holds the three categories of the specification', () => {
  expect(CATEGORIES.map(({ name, items }) => [name, items.map((cortex) => cortex.name)])).toEqual([
    ['Shared', ['Second Brain', 'OSS', 'Artificial Intelligence']],
    ['Team Space', ['Brainboard Competitors', 'Visualize Terraform', 'CI/CD Engine']],
    ['Private', ['Overview', 'UXUI', 'Space', 'Cloud Computing']],
  ]);
});

test('the workspace starts at Private / Overview', () => {
  expect(categoryLabel(CATEGORIES, DEFAULT_SECTION.categoryId)).toBe('Private');
  expect(cortexLabel(CATEGORIES, DEFAULT_SECTION.cortexId)).toBe('Overview');
});

test('an unknown category is called Unknown and no cortex is called All', () => {
  expect(categoryLabel(CATEGORIES, 'archive')).toBe('Unknown');
  expect(cortexLabel(CATEGORIES, null)).toBe('All');
});

test('a new cortex needs a name that no other cortex has', () => {
  expect(refuseCortexName(CATEGORIES, '  ')).toBe('A cortex needs a name.');
  expect(refuseCortexName(CATEGORIES, ' overview ')).toBe('There is already a cortex with this name.');
  expect(refuseCortexName(CATEGORIES, 'Costs')).toBeNull();
});

test('a new cortex joins its category at the end', () => {
  const [shared, ...others] = addCortex(CATEGORIES, 'shared', { id: 'costs', name: 'Costs' });
  expect(shared?.items.at(-1)?.name).toBe('Costs');
  expect(others).toEqual(CATEGORIES.slice(1));
});

test('a blank library title is refused', () => {
  expect(refuseLibraryTitle(' \t')).toBe('The library needs a title.');
  expect(refuseLibraryTitle('Reading room')).toBeNull();
});
