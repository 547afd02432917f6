import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CraftActivity as Words } from '#common/figure-activity.ts';
import { CraftActivity } from './craft-activity.tsx';

const piece = (letter: string, name: string) => ({
  letter,
  name,
  piece: `La pieza de ${name}`,
  loss: `Pierde ${name}.`,
  sample: `Respuesta sin ${name}`,
});

const activity: Words = {
  kind: 'craft',
  button: 'Quita y pon letras',
  text: '',
  note: '',
  pieces: [piece('C', 'Contexto'), piece('R', 'Rol')],
  complete: 'Respuesta entera',
  words: {
    pieces: 'Piezas',
    all: 'Están todas.',
    missing: 'Falta: {nombres}.',
    prompt: 'El prompt',
    empty: 'No queda nada.',
    answer: 'La respuesta',
    sample: 'Muestra',
    without: 'Sin {nombre}',
  },
};

const status = () => screen.getByRole('status').textContent;

test('switching a letter off removes it from the prompt and costs the answer something, until it is back', async () => {
  const keys = userEvent.setup({ delay: null });
  render(<CraftActivity activity={activity} />);
  expect(status()).toBe('Están todas.');
  expect(screen.getByText('Respuesta entera')).toBeTruthy();

  await keys.tab();
  await keys.keyboard(' ');
  expect(status()).toBe('Falta: Contexto.');
  expect(screen.queryByText('CONTEXTO:')).toBeNull();
  expect(screen.getByText('ROL:')).toBeTruthy();
  expect(screen.getByText('Sin Contexto.').parentElement?.textContent).toContain('Pierde Contexto.');
  expect(screen.getByText('Respuesta sin Contexto')).toBeTruthy();
  expect(screen.queryByText('Respuesta entera')).toBeNull();

  await keys.keyboard(' ');
  expect(status()).toBe('Están todas.');
  expect(screen.getByText('CONTEXTO:')).toBeTruthy();
});

test('a prompt without any letters says that it is empty', async () => {
  const keys = userEvent.setup({ delay: null });
  render(<CraftActivity activity={activity} />);
  for (const letter of screen.getAllByRole('switch')) await keys.click(letter);
  expect(status()).toBe('Falta: Contexto, Rol.');
  expect(screen.getByText('No queda nada.')).toBeTruthy();
});
