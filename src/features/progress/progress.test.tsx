import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, test } from 'vitest';
import { completionPercentage, progressOf, useProgress } from './progress.ts';

it.each([
  [0, 0],
  [1, 17],
  [2, 33],
  [5, 83],
  [6, 100],
])('%i of six modules are %i percent', (completed, percentage) => {
  expect(completionPercentage(completed)).toBe(percentage);
});

const never = new Promise<never>(() => undefined);

test('a learner’s progress stays while another’s is drawn and not shown', () => {
  const anas = progressOf('ana');
  function Eva(): never {
    useProgress('eva');
    // React draws this component and throws the result away.
    throw never;
  }
  render(
    <Suspense fallback="Un momento">
      <Eva />
    </Suspense>,
  );
  expect(screen.getByText('Un momento')).toBeTruthy();
  expect(progressOf('ana')).toBe(anas);
});
