import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToast, dismissToast, holdToast, releaseToast, toast } from './toasts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  dismissToast();
  vi.useRealTimers();
});

test('one notification is visible at a time: the newest', () => {
  toast({ title: 'Uno', text: '1' });
  toast({ title: 'Dos', text: '2', variant: 'destructive' });
  expect(currentToast()).toMatchObject({ title: 'Dos', variant: 'destructive' });
});

test('it leaves after four seconds', () => {
  toast({ title: 'Uno', text: '1' });
  vi.advanceTimersByTime(3999);
  expect(currentToast()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

test('a new one gets its own four seconds', () => {
  toast({ title: 'Uno', text: '1' });
  vi.advanceTimersByTime(3000);
  toast({ title: 'Dos', text: '2' });
  vi.advanceTimersByTime(3000);
  expect(currentToast()?.title).toBe('Dos');
});

test('it waits while somebody is reading it', () => {
  toast({ title: 'Uno', text: '1' });
  holdToast('pointer');
  vi.advanceTimersByTime(60_000);
  expect(currentToast()?.title).toBe('Uno');
  releaseToast('pointer');
  vi.advanceTimersByTime(4000);
  expect(currentToast()).toBeNull();
});

test('one that offers a way back stays for twenty seconds', () => {
  toast({ title: 'Uno', text: '1', action: { label: 'Deshacer', run: () => undefined } });
  vi.advanceTimersByTime(19_999);
  expect(currentToast()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});
