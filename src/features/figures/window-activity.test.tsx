import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { WindowActivity as Words } from '#common/figure-activity.ts';
import { WindowActivity } from './window-activity.tsx';

const activity: Words = {
  kind: 'ventana',
  button: 'Llena',
  text: '',
  note: '',
  plan: 'Plan',
  plans: [
    { name: 'Free', tokens: 16_000 },
    { name: 'Plus', tokens: 32_000 },
  ],
  first: { name: 'Acuerdo', tokens: 100 },
  pieces: [
    { name: 'Correo', tokens: 300 },
    { name: 'Contrato', tokens: 15_950 },
    { name: 'Libro', tokens: 40_000 },
  ],
  summary: { name: 'Resumen', tokens: 600 },
  words: {
    add: 'Añade',
    size: '{tokens} tokens',
    used: '{tokens} de {total}',
    inside: 'Dentro',
    outside: 'Fuera',
    noneOutside: 'Nada',
    leaves: 'Se sale: {nombre}.',
    tooBig: 'No cabe: {nombre}.',
    fits: 'Cabe: {nombre}.',
    limit: 'Hasta aquí.',
    newChat: 'Chat nuevo',
    undo: 'Deshacer',
    restart: 'Empezar',
  },
};

test('the press that fills the list, or undoes the last step, keeps the focus on its button', async () => {
  const keys = userEvent.setup({ delay: null });
  render(<WindowActivity activity={activity} />);
  const add = screen.getByRole<HTMLButtonElement>('button', { name: /^Correo/ });
  const undo = screen.getByRole<HTMLButtonElement>('button', { name: 'Deshacer' });
  expect(undo.ariaDisabled).toBe('true');
  add.focus();
  for (let presses = 0; presses < 25; presses += 1) await keys.keyboard('{Enter}');
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  expect(screen.getByRole('status').textContent).toBe('Hasta aquí.');
  expect(add.ariaDisabled).toBe('true');
  // jsdom leaves the focus on a disabled button; browsers do not.
  expect(add.disabled).toBe(false);

  undo.focus();
  for (let presses = 0; presses < 25; presses += 1) await keys.keyboard('{Enter}');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(undo.ariaDisabled).toBe('true');
  expect(undo.disabled).toBe(false);
});

test('the first agreement falls out of a full window, and is back in a larger one', async () => {
  const keys = userEvent.setup({ delay: null });
  const { container } = render(<WindowActivity activity={activity} />);
  const rows = () =>
    [...container.querySelectorAll('ol')].map((list) => [...list.children].map((row) => row.textContent));
  const press = (name: RegExp | string) => keys.click(screen.getByRole('button', { name }));
  const status = () => screen.getByRole('status').textContent;

  await press(/^Contrato/);
  expect(status()).toBe('Se sale: Acuerdo.');
  expect(rows()).toEqual([['Acuerdo100 tokens'], ['Contrato15\u202F950 tokens']]);

  await keys.click(screen.getByRole('radio', { name: /^Plus/ }));
  expect(status()).toBe('Cabe: Contrato.');
  expect(rows()).toEqual([[], ['Acuerdo100 tokens', 'Contrato15\u202F950 tokens']]);

  await press(/^Libro/);
  expect(status()).toBe('No cabe: Libro.');
  await press('Chat nuevo');
  expect(rows()).toEqual([[], ['Resumen600 tokens']]);
  await press('Deshacer');
  expect(status()).toBe('No cabe: Libro.');
  await press('Empezar');
  expect(rows()).toEqual([[], ['Acuerdo100 tokens']]);
});
