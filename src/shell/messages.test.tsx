import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { toast, toasts } from '#lib/toasts.ts';
import { openNext, openPage } from '#pages/testing/open-page.tsx';
import { goTo } from '#lib/testing/visits.ts';

afterEach(() => {
  vi.useRealTimers();
});

const saying = { title: '¡Bienvenido!', text: 'Has iniciado sesión exitosamente' };
const isShown = () => screen.queryByText(saying.text) !== null;

/** On to another page, by a script of this one. */
async function leaveFor(address: string) {
  goTo(address);
  await openNext();
}

test('a message is still said on the page that is reached, in a live region, and on no page after that', async () => {
  await openPage('/about');
  toast(saying);
  await leaveFor('/why');
  expect(screen.getByText(saying.text).closest('[role="status"]')?.textContent).toBe(
    saying.title + saying.text,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
  await leaveFor('/about');
  expect(isShown()).toBe(false);
});

test('one whose time is over is not said again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await openPage('/about');
  toast(saying);
  toasts().release('pointer');
  vi.advanceTimersByTime(4000);
  expect(isShown()).toBe(false);
  vi.useRealTimers();
  await leaveFor('/why');
  expect(isShown()).toBe(false);
});

test('whoever comes to the next page much later is told nothing of an earlier visit', async () => {
  await openPage('/about');
  toast(saying);
  dispatchEvent(new Event('pagehide'));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
  await leaveFor('/why');
  expect(isShown()).toBe(false);
});

test('what offers a way back stays behind with its page', async () => {
  await openPage('/about');
  toast({ ...saying, action: { label: 'Deshacer', run: vi.fn() } });
  await leaveFor('/why');
  expect(isShown()).toBe(false);
});

test('a page that the browser kept says what the page before has left to say', async () => {
  await openPage('/about');
  toast(saying);
  dispatchEvent(new Event('pagehide'));
  expect(isShown()).toBe(false);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(isShown()).toBe(true);
});

test('a failure interrupts what is being read aloud', async () => {
  await openPage('/about');
  toast({ ...saying, variant: 'destructive' });
  expect(screen.getByText(saying.text).closest('[role="alert"]')).not.toBeNull();
});

/** With a way back, so that it has two buttons. */
async function openWithWayBack() {
  await openPage('/about');
  const before = document.createElement('button');
  document.querySelector('main')?.append(before);
  const run = vi.fn();
  toast({ title: 'Prompt borrado', text: 'Ya no está', action: { label: 'Deshacer', run } });
  return {
    run,
    before,
    card: screen.getByText('Prompt borrado').closest('.group') as HTMLElement,
  };
}
const undo = () => screen.getByRole('button', { name: 'Deshacer' });

test('it stays while the focus is in it, also when the pointer leaves', async () => {
  const { card } = await openWithWayBack();
  vi.useFakeTimers();
  undo().focus();
  fireEvent.pointerEnter(card);
  fireEvent.pointerLeave(card);
  vi.advanceTimersByTime(60_000);
  expect(toasts().current()).not.toBeNull();
  undo().blur();
  vi.advanceTimersByTime(20_000);
  expect(toasts().current()).toBeNull();
});

test.each(['Cerrar aviso', 'Deshacer'])(
  '«%s» hands the keyboard back to where it came from',
  async (name) => {
    const { run, before } = await openWithWayBack();
    before.focus();
    screen.getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
    expect(toasts().current()).toBeNull();
    expect(document.activeElement).toBe(before);
    expect(run).toHaveBeenCalledTimes(name === 'Deshacer' ? 1 : 0);
  },
);

test('where that is gone, the keyboard goes on from the page’s heading', async () => {
  const { before } = await openWithWayBack();
  before.focus();
  undo().focus();
  before.remove();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});
