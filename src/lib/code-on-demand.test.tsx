import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { componentOnDemand } from './code-on-demand.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hola, {name}</p>;

test('the rest of the page stays if code does not load, and the next attempt fetches it again', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.showBootFailure = vi.fn();
  const load = vi.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new Error('offline'));
  const Later = componentOnDemand<{ name: string }>(load, <p>Cargando…</p>);
  const page = (isShown: boolean) => (
    <>
      <textarea defaultValue="a medio escribir" />
      {isShown && <Later name="Ana" />}
    </>
  );
  const { rerender } = render(page(true));
  await vi.waitFor(() => expect(window.showBootFailure).toHaveBeenCalledOnce());
  expect(screen.getByText('Cargando…')).toBeTruthy();
  expect(screen.getByDisplayValue('a medio escribir')).toBeTruthy();

  rerender(page(false));
  rerender(page(true));
  expect(await screen.findByText('Hola, Ana')).toBeTruthy();
  // From then on it is there at once.
  rerender(page(false));
  rerender(page(true));
  expect(screen.getByText('Hola, Ana')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
  consoleError.mockRestore();
  delete window.showBootFailure;
});
