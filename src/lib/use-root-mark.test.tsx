import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useRootMark } from './use-root-mark.ts';

function Dialog({ isOpen = true }: { isOpen?: boolean }) {
  useRootMark('data-dialog', isOpen);
  return null;
}

const isMarked = () => document.documentElement.hasAttribute('data-dialog');

test('the document is marked until the last of those who asked for it has gone', () => {
  const first = render(<Dialog />);
  const second = render(<Dialog />);
  first.unmount();
  expect(isMarked()).toBe(true);
  second.rerender(<Dialog isOpen={false} />);
  expect(isMarked()).toBe(false);
});
