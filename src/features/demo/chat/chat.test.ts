import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canSend, dayLabel, editedTitle, groupChats, newChat, titleFromMessage } from './chat.ts';
import { sampleChats } from './sample-chats.ts';

test('a message of up to 25 characters is the title as it is', () => {
  expect(titleFromMessage('x'.repeat(25))).toBe('x'.repeat(25));
  expect(titleFromMessage('  short  ')).toBe('short');
});

test('a longer message is cut to 22 characters plus dots', () => {
  expect(titleFromMessage('x'.repeat(26))).toBe(`${'x'.repeat(22)}...`);
  expect(titleFromMessage('Which supplier contracts end soon?')).toBe('Which supplier contrac...');
});

test('no message makes a title of more than 25 characters', () => {
  fc.assert(fc.property(fc.string(), (text) => titleFromMessage(text).length <= 25));
});

test('an empty title becomes Untitled Chat', () => {
  expect(editedTitle('')).toBe('Untitled Chat');
  expect(editedTitle('   ')).toBe('Untitled Chat');
  expect(editedTitle(' Plans ')).toBe('Plans');
});

test('blank text is not sent', () => {
  expect(canSend(' \n\t')).toBe(false);
  expect(canSend(' a ')).toBe(true);
});

const now = new Date(2026, 10, 15, 0, 5);

test('days are called Today, Yesterday, or by month and day', () => {
  expect(dayLabel(new Date(2026, 10, 15, 0, 1), now)).toBe('Today');
  expect(dayLabel(new Date(2026, 10, 14, 23, 59), now)).toBe('Yesterday');
  expect(dayLabel(new Date(2026, 10, 13, 23, 59), now)).toBe('November 13');
  expect(dayLabel(new Date(2026, 0, 3), now)).toBe('January 3');
});

test('on the first of January, yesterday is in the year before', () => {
  expect(dayLabel(new Date(2025, 11, 31, 12), new Date(2026, 0, 1, 12))).toBe('Yesterday');
});

test('chats are grouped by the day of their last message, newest first', () => {
  const at = (id: string, date: Date) => ({ ...newChat(id, date), title: id });
  const groups = groupChats(
    [
      at('old', new Date(2026, 10, 3, 8)),
      at('morning', new Date(2026, 10, 14, 8)),
      at('now', now),
      at('evening', new Date(2026, 10, 14, 20)),
    ],
    now,
  );
  expect(groups.map(({ label, chats }) => [label, chats.map(({ id }) => id)])).toEqual([
    ['Today', ['now']],
    ['Yesterday', ['evening', 'morning']],
    ['November 3', ['old']],
  ]);
});

test('the same day of two years makes two groups', () => {
  const chats = [newChat('a', new Date(2024, 4, 1)), newChat('b', new Date(2025, 4, 1))];
  expect(groupChats(chats, now).map(({ label }) => label)).toEqual(['May 1', 'May 1']);
});

test('the sample shows every kind of group', () => {
  const labels = groupChats(sampleChats(now), now).map(({ label }) => label);
  expect(labels).toEqual(['Today', 'Yesterday', 'November 9', 'October 27']);
});
