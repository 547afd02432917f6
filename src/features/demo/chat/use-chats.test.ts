import { expect, test } from 'vitest';
import { newChat, type ChatMessage } from './chat.ts';
import { chatsReducer, type ChatsState } from './use-chats.ts';

const now = new Date(2026, 10, 15, 12);
const later = new Date(2026, 10, 15, 13);
const one: ChatsState = { chats: [newChat('a', now)], currentId: 'a' };
const message = (content: string): ChatMessage => ({ id: 'm', type: 'user', content, timestamp: later });
const say = (state: ChatsState, content: string) =>
  chatsReducer(state, { type: 'said', chatId: 'a', message: message(content) });

test('the first message names the chat, the second does not', () => {
  const first = say(one, 'Which supplier contracts end soon?');
  expect(first.chats[0]).toMatchObject({
    title: 'Which supplier contrac...',
    createdAt: now,
    updatedAt: later,
  });
  expect(say(first, 'Thanks').chats[0]?.title).toBe('Which supplier contrac...');
});

test('a title that was written before the first message stays', () => {
  const renamed = chatsReducer(one, { type: 'renamed', id: 'a', title: 'Contracts' });
  expect(say(renamed, 'Hello').chats[0]?.title).toBe('Contracts');
});

test('a blank message changes nothing', () => {
  expect(say(one, '   ')).toBe(one);
});

test('a new chat is called New Chat and is the current one', () => {
  const state = chatsReducer(one, { type: 'created', id: 'b', now: later });
  expect(state.currentId).toBe('b');
  expect(state.chats.map(({ title }) => title)).toEqual(['New Chat', 'New Chat']);
});

test('deleting the last chat creates a fresh one', () => {
  const state = chatsReducer(say(one, 'Hello'), { type: 'deleted', id: 'a', freshId: 'b', now: later });
  expect(state).toEqual({ chats: [newChat('b', later)], currentId: 'b' });
});

test('deleting the current chat opens the most recent of the others', () => {
  const state = { chats: [newChat('a', now), newChat('b', now), newChat('c', later)], currentId: 'a' };
  const next = chatsReducer(state, { type: 'deleted', id: 'a', freshId: 'd', now: later });
  expect(next.currentId).toBe('c');
  expect(next.chats).toHaveLength(2);
});

test('deleting another chat leaves the current one open', () => {
  const state = { chats: [newChat('a', now), newChat('b', later)], currentId: 'a' };
  const next = chatsReducer(state, { type: 'deleted', id: 'b', freshId: 'c', now: later });
  expect(next.currentId).toBe('a');
});
