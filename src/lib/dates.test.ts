import { expect, it } from 'vitest';
import { dateOfDay, daysBetween, formatDate, isoDay, parseTimestamp } from './dates.ts';

it.each([
  ['2026-11-15 02:20:50.452+00', '2026-11-15T02:20:50.452Z'],
  ['2026-11-15T02:20:50.452+00:00', '2026-11-15T02:20:50.452Z'],
  ['2026-11-15 02:20:50-05', '2026-11-15T07:20:50.000Z'],
  ['2026-11-15T02:20:50Z', '2026-11-15T02:20:50.000Z'],
])('reads %s', (text, iso) => {
  expect(parseTimestamp(text).toISOString()).toBe(iso);
});

it('refuses text that is not a timestamp instead of showing an invalid date', () => {
  expect(() => parseTimestamp('ayer')).toThrow('Not a timestamp: ayer');
});

it('writes dates as in Spain', () => {
  expect(formatDate(new Date(2026, 10, 5))).toBe('5/11/2026');
});

it('reads a day as it was written', () => {
  for (const day of ['2026-01-01', '2026-03-29', '2028-02-29', '2026-12-31'])
    expect(isoDay(dateOfDay(day))).toBe(day);
});

it('counts calendar days: a minute can cross into the next, and a clock change adds none', () => {
  expect(daysBetween(new Date(2026, 10, 16, 23, 59), new Date(2026, 10, 17, 0, 0))).toBe(1);
  expect(daysBetween(new Date(2026, 10, 16, 0, 0), new Date(2026, 10, 16, 23, 59))).toBe(0);
  for (const month of [2, 9])
    expect(daysBetween(new Date(2026, month, 1), new Date(2026, month + 1, 1))).toBe(31);
  expect(daysBetween(new Date(2026, 10, 17), new Date(2026, 10, 16))).toBe(-1);
});
