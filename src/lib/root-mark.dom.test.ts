import { expect, test } from 'vitest';
import { markRoot } from './root-mark.ts';

const isMarked = () => document.documentElement.hasAttribute('data-dialog');

test('the document stays marked until the last caller has released it', () => {
  const [releaseFirst, releaseSecond] = [markRoot('data-dialog'), markRoot('data-dialog')];
  releaseFirst();
  expect(isMarked()).toBe(true);
  releaseSecond();
  expect(isMarked()).toBe(false);
});
