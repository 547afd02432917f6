import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchChat } from './search-chat.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const write = (text: string) => fireEvent.change(box(), { target: { value: text } });
const log = () => within(screen.getByRole('log'));
const list = () => within(screen.getByRole('navigation', { name: 'Chats' }));
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('the send button is disabled until there is something to send', () => {
  render(<SearchChat />);
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  expect(send.disabled).toBe(true);
  write('   ');
  expect(send.disabled).toBe(true);
  write('Contracts');
  expect(send.disabled).toBe(false);
});

test('Enter sends, the first message names the chat, and the reply comes after 800 ms', () => {
  render(<SearchChat />);
  press('New Chat');
  write('Where is the archive key?');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(box().value).toBe('');
  expect(log().getByText('Where is the archive key?')).toBeDefined();
  wait(799);
  expect(log().queryByText('Assistant')).toBeNull();
  wait(1);
  expect(log().getByText('Assistant')).toBeDefined();
  write('And who has it?');
  press('Send');
  expect(screen.getByRole('heading', { name: 'Where is the archive key?' })).toBeDefined();
});

test('Send moves focus back to the message', () => {
  render(<SearchChat />);
  write('Contracts');
  screen.getByRole('button', { name: 'Send' }).focus();
  press('Send');
  expect(document.activeElement).toBe(box());
});

test('a reply goes to its own chat, even if another is open by then', () => {
  render(<SearchChat />);
  press('New Chat');
  write('Slow question');
  press('Send');
  fireEvent.click(list().getByRole('button', { name: 'Tone of voice notes' }));
  const before = log().getAllByText('Assistant').length;
  wait(800);
  expect(log().getAllByText('Assistant')).toHaveLength(before);
  fireEvent.click(list().getByRole('button', { name: 'Slow question' }));
  expect(log().getAllByText('Assistant')).toHaveLength(1);
});

test('no reply comes after the learner leaves the page', () => {
  const { unmount } = render(<SearchChat />);
  write('Never mind');
  press('Send');
  wait(0); // jsdom fires selectionchange one task later.
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('a title can be edited, and an empty one becomes Untitled Chat', () => {
  render(<SearchChat />);
  press('Edit chat title');
  const input = screen.getByRole('textbox', { name: 'Chat title' });
  fireEvent.change(input, { target: { value: '  ' } });
  press('Save title');
  expect(screen.getByRole('heading', { name: 'Untitled Chat' })).toBeDefined();
  expect(list().getByRole('button', { name: 'Untitled Chat' })).toBeDefined();
});

test('deleting every chat leaves a fresh one', () => {
  render(<SearchChat />);
  for (const button of list().getAllByRole('button', { name: /^Delete chat/ })) fireEvent.click(button);
  expect(list().getAllByRole('button', { name: /^Delete chat/ })).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'New Chat' })).toBeDefined();
  expect(log().getByText('What are you looking for?')).toBeDefined();
});
