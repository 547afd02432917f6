import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { dropFocus } from './testing/drop-focus.ts';
import { useKeptFocus } from './use-kept-focus.ts';

function Place({ state }: { state: 'ready' | 'busy' | 'done' }) {
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <div {...kept}>{state === 'done' ? 'Hecho' : <button disabled={state === 'busy'}>Guardar</button>}</div>
  );
}

it('moves the focus to the place of a control that goes away', async () => {
  const { rerender } = render(<Place state="ready" />);
  await userEvent.click(screen.getByRole('button'));
  rerender(<Place state="done" />);
  expect(document.activeElement).toBe(screen.getByText('Hecho'));
});

it('returns the focus to a control that is enabled again', async () => {
  const { rerender } = render(<Place state="ready" />);
  const button = screen.getByRole('button');
  await userEvent.click(button);
  rerender(<Place state="busy" />);
  dropFocus();
  rerender(<Place state="ready" />);
  expect(document.activeElement).toBe(button);
});

it('leaves the focus alone when it never was there, or was taken away on purpose', async () => {
  const { rerender } = render(<Place state="ready" />);
  rerender(<Place state="done" />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Place state="ready" />);
  await userEvent.tab();
  await userEvent.tab();
  rerender(<Place state="done" />);
  expect(document.activeElement).toBe(document.body);
});
