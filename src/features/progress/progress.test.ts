import { expect, it } from 'vitest';
import { completionPercentage } from './progress.ts';

it.each([
  [0, 0],
  [1, 17],
  [2, 33],
  [5, 83],
  [6, 100],
])('%i of six modules are %i percent', (completed, percentage) => {
  expect(completionPercentage(completed)).toBe(percentage);
});
