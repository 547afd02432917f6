import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi, it } from 'vitest';
import { fillingCopy } from '#content.ts';
import { OpenIn, ADDRESS_LIMIT, openingOf } from './open-in.tsx';

test('assembles the text only while the list is open, not at every key', () => {
  const text = vi.fn(() => 'Escribe una carta');
  render(<OpenIn text={text} onShow={() => undefined} onOpen={() => undefined} />);
  expect(text).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Abrir en…' }));
  expect(text).toHaveBeenCalled();
  expect(screen.getByRole('button', { name: /^ChatGPT/ })).toBeTruthy();
});

const address = 'https://assistant.example/';
const documented = { name: 'A', address, withText: `${address}?q={texto}` };

it('puts the text into the address if the assistant documents that', () => {
  expect(openingOf(documented, 'Hola, ¿qué tal? $& #1\n&q=x')).toEqual({
    address: `${address}?q=Hola%2C%20%C2%BFqu%C3%A9%20tal%3F%20%24%26%20%231%0A%26q%3Dx`,
    carriesText: true,
  });
});

it('never does so otherwise', () => {
  expect(openingOf({ name: 'B', address }, 'Hola')).toEqual({ address, carriesText: false });
});

it('never exceeds the length limit', () => {
  const room = ADDRESS_LIMIT - documented.withText.length + '{texto}'.length;
  expect(openingOf(documented, 'a'.repeat(room))).toMatchObject({ carriesText: true });
  expect(openingOf(documented, 'a'.repeat(room)).address).toHaveLength(ADDRESS_LIMIT);
  expect(openingOf(documented, 'a'.repeat(room + 1))).toEqual({ address, carriesText: false });
  // An accented letter counts as six characters.
  expect(openingOf(documented, 'á'.repeat(room / 2)).carriesText).toBe(false);
});

it('offers the four assistants that the lessons name', () => {
  const names = fillingCopy.openIn.assistants.map(({ name }) => name);
  for (const name of ['ChatGPT', 'Claude', 'Gemini', 'Copilot']) expect(names).toContain(name);
});
