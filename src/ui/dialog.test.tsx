import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';

interface SampleProps {
  /** Refuses to close, as during a request. */
  stays?: boolean;
  /** The dialog's action disables the button that opened it. */
  disablesOpener?: boolean;
}

function Sample({ stays = false, disablesOpener = false }: SampleProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isDone, setIsDone] = useState(false);
  return (
    <main>
      <h1>Page</h1>
      <button disabled={isDone && disablesOpener} onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={(next) => setIsOpen(next || stays)}
        title="Title"
        description="What it does"
      >
        <button
          onClick={() => {
            setIsDone(true);
            setIsOpen(false);
          }}
        >
          Do it
        </button>
      </Dialog>
    </main>
  );
}

async function openSample(props: SampleProps = {}) {
  const user = userEvent.setup();
  render(<Sample {...props} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
}
const dialog = () => screen.queryByRole('dialog', { name: 'Title', description: 'What it does' });

test('Escape, the cross and a press on the shade close it, and the focus goes back', async () => {
  const user = await openSample();
  for (const close of [
    () => user.keyboard('{Escape}'),
    () => user.click(screen.getByRole('button', { name: 'Cerrar' })),
    () => user.click(dialog()?.firstElementChild ?? document.body),
  ]) {
    expect(document.activeElement?.textContent).toBe('Do it');
    await close();
    expect(dialog()).toBeNull();
    expect(document.activeElement?.textContent).toBe('Open');
    await user.keyboard('{Enter}');
  }
});

test('without the button that opened it the focus goes to the heading of the page', async () => {
  const user = await openSample({ disablesOpener: true });
  await user.click(screen.getByRole('button', { name: 'Do it' }));
  expect(document.activeElement?.textContent).toBe('Page');
});

test('a dialog that must stay open does, even after the browser has closed it', async () => {
  const user = await openSample({ stays: true });
  await user.keyboard('{Escape}');
  expect(dialog()).not.toBeNull();
  screen.getByRole<HTMLDialogElement>('dialog').close();
  expect(await screen.findByRole('dialog')).toBe(dialog());
});
