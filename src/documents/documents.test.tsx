import { afterEach, expect, test, vi } from 'vitest';
import { renderDocument } from './documents.tsx';

afterEach(() => void vi.useRealTimers());

// What a day changes, the browser decides: a page is read long after it was drawn.
test.each(['/about', '/modulo-1', '/modulo-4'])('the build draws the same %s on any day', async (address) => {
  const drawn = [];
  for (const day of ['2026-11-19', '2026-12-12', '2027-03-01']) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00`) });
    drawn.push(await renderDocument(address));
  }
  const [first, ...others] = drawn;
  expect(first).not.toBeNull();
  expect(others).toEqual([first, first]);
});
