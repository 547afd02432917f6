import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OpenIn } from './open-in.tsx';

test('assembles the text only while the list is open, not at every key', () => {
  const text = vi.fn(() => 'Escribe una carta');
  render(<OpenIn text={text} onShow={() => undefined} onOpen={() => undefined} />);
  expect(text).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Abrir en…' }));
  expect(text).toHaveBeenCalled();
  expect(screen.getByRole('button', { name: /^ChatGPT/ })).toBeTruthy();
});
