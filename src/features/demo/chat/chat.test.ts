import { expect, test } from 'vitest';
import { dayLabel, editedTitle, groupChats, newChat, titleFromMessage } from './chat.ts';

test('a message of up to 25 characters is the title as it is', () => {
  expect(titleFromMessage('x'.repeat(25))).toBe('x'.repeat(25));
  expect(titleFromMessage('  short  ')).toBe('short');
});

test('a longer message is cut to 22 characters plus dots', () => {
  expect(titleFromMessage('x'.repeat(26))).toBe(`${'x'.repeat(22)}...`);
  expect(titleFromMessage('Which supplier contracts end soon?')).toBe('Which supplier contrac...');
});

test('an empty title becomes Untitled Chat', () => {
  expect(editedTitle('')).toBe('Untitled Chat');
  expect(editedTitle('   ')).toBe('Untitled Chat');
  expect(editedTitle(' Plans ')).toBe('Plans');
});

const now = new Date(2026, 10, 15, 0, 5);

test('days are called Today, Yesterday, or by month and day', () => {
  expect(dayLabel(new Date(2026, 10, 15, 0, 1), now)).toBe('Today');
  expect(dayLabel(new Date(2026, 10, 14, 23, 59), now)).toBe('Yesterday');
  expect(dayLabel(new Date(2026, 10, 13, 23, 59), now)).toBe('November 13');
  expect(dayLabel(new Date(2026, 0, 3), now)).toBe('January 3');
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
