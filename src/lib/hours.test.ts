import { expect, it } from 'vitest';
import { formatMinutes, formatSpan } from './hours.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [135, '2 h 15 min'],
])('%i minutes are «%s»', (minutes, text) => {
  expect(plain(formatMinutes(minutes))).toBe(text);
});

it('a span names one value if both ends are the same, and no value breaks', () => {
  expect(formatSpan({ from: 20, to: 20 })).toBe('20\u00a0min');
  expect(formatSpan({ from: 50, to: 65 })).toBe('50\u00a0min a 1\u00a0h\u00a05\u00a0min');
});
