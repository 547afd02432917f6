import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untouched } from './record.ts';
import { Stopwatches } from './stopwatches.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Desk() {
  const [minutes, setMinutes] = useState(untouched.minutes);
  return <Stopwatches minutes={minutes} onChange={setMinutes} />;
}

test('a screen reader hears the minutes saved once the learner pauses, not at each digit', () => {
  render(<Desk />);
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  type('Minutos sin asistente', '60');
  type('Minutos con asistente', '4');
  type('Minutos con asistente', '45');
  expect(screen.getByText('Con el asistente ahorras 15 min.')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.getByRole('status').textContent).toBe('Con el asistente ahorras 15 min.');
});
