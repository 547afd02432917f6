import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TokenActivity as Words } from '#common/figure-activity.ts';
import { TokenActivity } from './token-activity.tsx';

const activity: Words = {
  kind: 'tokens',
  button: 'Cuenta',
  text: '',
  note: '',
  field: 'Tu frase',
  example: 'Hola',
  limit: 500,
  full: 'Aquí caben {limite} caracteres',
  count: '{tokens} tokens, {caracteres} caracteres',
  reading: 'Los trozos: {trozos}',
  loading: 'Descargando',
  failed: 'No se pudo descargar el contador.',
  retry: 'Reintentar',
};

/** Stands in for the counter's worker. */
class Counter {
  static last: Counter;
  onmessage: (event: { data: unknown }) => void = () => undefined;
  onerror: (event: Event) => void = () => undefined;
  constructor() {
    Counter.last = this;
  }
  postMessage(text: string) {
    this.onmessage({ data: { text, pieces: [{ text, tokens: 1 }] } });
  }
  terminate() {
    return undefined;
  }
}

beforeEach(() => void vi.stubGlobal('Worker', Counter));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('trying again after a failure keeps the focus where the button was', async () => {
  const { container } = render(<TokenActivity activity={activity} />);
  act(() => Counter.last.onerror(new Event('error')));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(container.firstElementChild);
  act(() => Counter.last.onmessage({ data: 'ready' }));
  expect(screen.getByText('1 tokens, 4 caracteres')).toBeTruthy();
});

test('a screen reader hears the count once the reader pauses, not at each letter', () => {
  vi.useFakeTimers();
  render(<TokenActivity activity={activity} />);
  act(() => Counter.last.onmessage({ data: 'ready' }));
  for (const value of ['B', 'Bu', 'Bueno'])
    fireEvent.change(screen.getByLabelText('Tu frase'), { target: { value } });
  expect(screen.getByText('1 tokens, 5 caracteres')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.getByRole('status').textContent).toBe('1 tokens, 5 caracteres');
});
