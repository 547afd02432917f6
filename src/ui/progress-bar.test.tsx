import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

test.each([
  [33, undefined, '33'],
  [-5, undefined, '0'],
  [140, undefined, '100'],
  [7, 6, '6'],
])('a value of %s with maximum %s is drawn as %s', (value, max, shown) => {
  render(<ProgressBar label="Avance" value={value} max={max} />);
  const bar = screen.getByRole('progressbar', { name: 'Avance' });
  expect(bar.getAttribute('aria-valuenow')).toBe(shown);
  expect(bar.getAttribute('aria-valuemax')).toBe(String(max ?? 100));
});
