import { expect, it } from 'vitest';
import { fillingCopy } from '#content.ts';
import { ADDRESS_LIMIT, openingOf } from './assistants.ts';

const address = 'https://assistant.example/';
const documented = { name: 'A', address, withText: `${address}?q={texto}` };

it('takes the text along where the assistant documents it', () => {
  expect(openingOf(documented, 'Hola, ¿qué tal? $& #1\n&q=x')).toEqual({
    address: `${address}?q=Hola%2C%20%C2%BFqu%C3%A9%20tal%3F%20%24%26%20%231%0A%26q%3Dx`,
    carriesText: true,
  });
});

it('never where it does not', () => {
  expect(openingOf({ name: 'B', address }, 'Hola')).toEqual({ address, carriesText: false });
});

it('not a character beyond the limit', () => {
  const room = ADDRESS_LIMIT - documented.withText.length + '{texto}'.length;
  expect(openingOf(documented, 'a'.repeat(room))).toMatchObject({ carriesText: true });
  expect(openingOf(documented, 'a'.repeat(room)).address).toHaveLength(ADDRESS_LIMIT);
  expect(openingOf(documented, 'a'.repeat(room + 1))).toEqual({ address, carriesText: false });
  // An accent counts as six.
  expect(openingOf(documented, 'á'.repeat(room / 2)).carriesText).toBe(false);
});

it('the four that the lessons speak of are offered', () => {
  const names = fillingCopy.openIn.assistants.map(({ name }) => name);
  for (const name of ['ChatGPT', 'Claude', 'Gemini', 'Copilot']) expect(names).toContain(name);
});
