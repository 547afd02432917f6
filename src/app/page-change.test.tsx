import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from './testing/open-page.tsx';

const frames: FrameRequestCallback[] = [];

/** Frames are drawn, and time passes, when the test says so. */
beforeEach(() => {
  frames.length = 0;
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const drawFrame = () => act(() => frames.splice(0).forEach((callback) => callback(0)));

const heading = () => screen.getByRole('heading', { level: 1, name: /Aprende con/ });
const rest = () => screen.queryByRole('heading', { name: 'Elige por dónde empezar' });

async function leaveAboutFor(path: string) {
  const { router } = openPage('/about');
  await screen.findByRole('heading', { level: 1, name: /Una escuela hecha/ });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(() => router.navigate(path));
}

test('a page that is opened is whole at once', async () => {
  openPage('/cursos');
  await screen.findByRole('heading', { level: 1, name: /Aprende con/ });
  expect(rest()).not.toBeNull();
});

test('after a change of page the heading comes first, with the focus, and the rest once it has been shown', async () => {
  await leaveAboutFor('/cursos');
  expect(rest()).toBeNull();
  expect(document.activeElement).toBe(heading());
  await drawFrame();
  expect(rest()).toBeNull();
  await drawFrame();
  expect(rest()).not.toBeNull();
});

test('a tab in the background draws no frames, and its page becomes whole all the same', async () => {
  await leaveAboutFor('/cursos');
  expect(rest()).toBeNull();
  await act(() => vi.advanceTimersByTime(200));
  expect(rest()).not.toBeNull();
});

test('the page that is left stays behind the next one, out of sight, until that has been shown', async () => {
  await leaveAboutFor('/cursos');
  const [next, left, ...others] = document.querySelectorAll('main > div');
  expect(next?.contains(heading())).toBe(true);
  expect([left?.className, left?.ariaHidden, others.length]).toEqual(['leaving-page', 'true', 0]);
  await drawFrame();
  await drawFrame();
  expect(left?.isConnected).toBe(false);
  expect(next?.isConnected).toBe(true);
});

test('a page of which a section is asked for is whole at once', async () => {
  await leaveAboutFor('/cursos#biblioteca');
  expect(heading()).toBeTruthy();
  expect(rest()).not.toBeNull();
});
