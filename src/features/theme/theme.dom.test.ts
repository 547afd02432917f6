import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentTheme, subscribeToTheme, toggleTheme } from './theme.tsx';

beforeEach(() => {
  document.documentElement.className = 'light js';
  localStorage.clear();
});
afterEach(() => {
  document.documentElement.className = '';
});

test('each change is saved under the key of the specification and applied to the root element', () => {
  toggleTheme();
  expect(currentTheme()).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect([...document.documentElement.classList].sort()).toEqual(['dark', 'js']);
  toggleTheme();
  expect(localStorage.getItem('theme')).toBe('light');
  expect(currentTheme()).toBe('light');
});

test('a choice made in another tab is followed', () => {
  const onChange = vi.fn();
  const stop = subscribeToTheme(onChange);
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  expect(currentTheme()).toBe('dark');
  expect(onChange).toHaveBeenCalledOnce();
  stop();
});

test('a choice made in another tab is applied once, however many controls show it', () => {
  const listeners = [vi.fn(), vi.fn(), vi.fn()];
  const stops = listeners.map(subscribeToTheme);
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  for (const listener of listeners) expect(listener).toHaveBeenCalledOnce();
  for (const stop of stops) stop();
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }));
  expect(currentTheme()).toBe('dark');
});

test('without storage the choice still holds on this page', () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  toggleTheme();
  expect(currentTheme()).toBe('dark');
  blocked.mockRestore();
});
