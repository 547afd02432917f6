import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Stores } from './stores.ts';
import { createToasts } from './toasts.ts';

let toasts: ReturnType<typeof createToasts>;

beforeEach(() => {
  vi.useFakeTimers();
  toasts = createToasts(new Stores());
});
afterEach(() => void vi.useRealTimers());

test('one notification is visible at a time: the newest', () => {
  toasts.show({ title: 'Uno', text: '1' });
  toasts.show({ title: 'Dos', text: '2', variant: 'destructive' });
  expect(toasts.current()).toMatchObject({ title: 'Dos', variant: 'destructive' });
});

test('it leaves after four seconds', () => {
  toasts.show({ title: 'Uno', text: '1' });
  vi.advanceTimersByTime(3999);
  expect(toasts.current()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(toasts.current()).toBeNull();
});

test('a new one gets its own four seconds', () => {
  toasts.show({ title: 'Uno', text: '1' });
  vi.advanceTimersByTime(3000);
  toasts.show({ title: 'Dos', text: '2' });
  vi.advanceTimersByTime(3000);
  expect(toasts.current()?.title).toBe('Dos');
});

test('it stays while the learner reads it', () => {
  toasts.show({ title: 'Uno', text: '1' });
  toasts.hold('pointer');
  vi.advanceTimersByTime(60_000);
  expect(toasts.current()?.title).toBe('Uno');
  toasts.release('pointer');
  vi.advanceTimersByTime(4000);
  expect(toasts.current()).toBeNull();
});

test('one with an action stays for twenty seconds', () => {
  toasts.show({ title: 'Uno', text: '1', action: { label: 'Deshacer', run: () => undefined } });
  vi.advanceTimersByTime(19_999);
  expect(toasts.current()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(toasts.current()).toBeNull();
});
