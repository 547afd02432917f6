import { expect, test } from 'vitest';
import { CATEGORIES, categoryLabel, cortexLabel } from './cortex.ts';

test('the sidebar holds the three categories of the specification', () => {
  expect(CATEGORIES.map(({ name, items }) => [name, items.map((cortex) => cortex.name)])).toEqual([
    ['Shared', ['Second Brain', 'OSS', 'Artificial Intelligence']],
    ['Team Space', ['Brainboard Competitors', 'Visualize Terraform', 'CI/CD Engine']],
    ['Private', ['Overview', 'UXUI', 'Space', 'Cloud Computing']],
  ]);
});

test('an unknown category is called Unknown and no cortex is called All', () => {
  expect(categoryLabel(CATEGORIES, 'archive')).toBe('Unknown');
  expect(cortexLabel(CATEGORIES, null)).toBe('All');
});
