import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { why } from '#content.ts';
import { openPage } from '#app/testing/open-page.tsx';

afterEach(() => vi.useRealTimers());

test('the loading state ends after one second and the page leads to the courses', async () => {
  // Warm the page's chunk first: with fake timers nothing would wait for it.
  await import('./why.tsx');
  vi.useFakeTimers({ shouldAdvanceTime: false });
  openPage('/why');
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText(why.loading)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(screen.getByText(why.loading)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.queryByText(why.loading)).toBeNull();
  expect(screen.getByRole('link', { name: why.cta.action }).getAttribute('href')).toBe('/cursos');
});
