import { expect, it } from 'vitest';
import { formatDate, parseTimestamp } from './dates.ts';

it.each([
  ['2026-11-15 02:20:50.452+00', '2026-11-15T02:20:50.452Z'],
  ['2026-11-15T02:20:50.452+00:00', '2026-11-15T02:20:50.452Z'],
  ['2026-11-15 02:20:50-05', '2026-11-15T07:20:50.000Z'],
  ['2026-11-15T02:20:50Z', '2026-11-15T02:20:50.000Z'],
])('reads %s', (text, iso) => {
  expect(parseTimestamp(text).toISOString()).toBe(iso);
});

it('refuses what is no timestamp instead of showing an invalid date', () => {
  expect(() => parseTimestamp('ayer')).toThrow('Not a timestamp: ayer');
});

it('writes dates as in Spain', () => {
  expect(formatDate(new Date(2026, 10, 5))).toBe('5/11/2026');
});
