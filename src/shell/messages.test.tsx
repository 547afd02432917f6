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

/** A script of this page opens another one. */
async function leaveFor(address: string) {
  goTo(address);
  await openNext();
}

test('a message appears again on the next page, in a live region, and on no page after that', async () => {
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

test('a message whose time is over does not appear again', async () => {
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

test('a learner who opens the next page much later sees no message of an earlier visit', async () => {
  await openPage('/about');
  toast(saying);
  dispatchEvent(new Event('pagehide'));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
  await leaveFor('/why');
  expect(isShown()).toBe(false);
});

test('a message does not follow a quick reader over a second page', async () => {
  await openPage('/about');
  toast(saying);
  await leaveFor('/why');
  expect(isShown()).toBe(true);
  await leaveFor('/privacidad');
  expect(isShown()).toBe(false);
});

test('a message with an action does not appear on the next page', async () => {
  await openPage('/about');
  toast({ ...saying, action: { label: 'Deshacer', run: vi.fn() } });
  await leaveFor('/why');
  expect(isShown()).toBe(false);
});

test('a page that the browser kept shows the message that the page before carried over', async () => {
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

/** With an action, so that it has two buttons. */
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

test('it stays while the focus is in it, even if the pointer leaves', async () => {
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

test('if that is gone, the page’s heading takes the focus', async () => {
  const { before } = await openWithWayBack();
  before.focus();
  undo().focus();
  before.remove();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});
