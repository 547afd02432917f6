import { expect, test } from 'vitest';
import { markRoot } from './root-mark.ts';

const isMarked = () => document.documentElement.hasAttribute('data-dialog');

test('the document is marked until the last of those who asked for it has released it', () => {
  const [releaseFirst, releaseSecond] = [markRoot('data-dialog'), markRoot('data-dialog')];
  releaseFirst();
  expect(isMarked()).toBe(true);
  releaseSecond();
  expect(isMarked()).toBe(false);
});
