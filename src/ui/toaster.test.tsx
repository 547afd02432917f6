import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { currentToast, dismissToast, toast } from '#lib/toasts.ts';
import { Toaster } from './toaster.tsx';

afterEach(() => {
  vi.useRealTimers();
  dismissToast();
});

/** With a way back, so that it has two buttons. */
function open() {
  const run = vi.fn();
  toast({ title: 'Prompt borrado', text: 'Ya no está', action: { label: 'Deshacer', run } });
  render(
    <>
      <main>
        <h1>Mi cuaderno</h1>
        <button>Borrar</button>
      </main>
      <Toaster />
    </>,
  );
  const close = screen.getByRole('button', { name: 'Cerrar aviso' });
  return { run, close, undo: screen.getByRole('button', { name: 'Deshacer' }) };
}

test('it stays while the focus is in it, also when the pointer leaves', () => {
  vi.useFakeTimers();
  const { undo } = open();
  fireEvent.focus(undo);
  fireEvent.pointerEnter(undo);
  fireEvent.pointerLeave(undo.closest('[class*=card]') as Element);
  vi.advanceTimersByTime(60_000);
  expect(currentToast()).not.toBeNull();
});

test.each(['Cerrar aviso', 'Deshacer'])(
  '«%s» hands the keyboard back to where it came from',
  async (name) => {
    const { run } = open();
    const before = screen.getByRole('button', { name: 'Borrar' });
    before.focus();
    screen.getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
    expect(currentToast()).toBeNull();
    expect(document.activeElement).toBe(before);
    expect(run).toHaveBeenCalledTimes(name === 'Deshacer' ? 1 : 0);
  },
);

test('where that is gone, the keyboard goes on from the page’s heading', async () => {
  const { close } = open();
  const before = screen.getByRole('button', { name: 'Borrar' });
  before.focus();
  close.focus();
  before.remove();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Mi cuaderno' }));
});
