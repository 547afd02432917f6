import bcrypt from 'bcrypt';
import { expect, it, vi } from 'vitest';
import { createHashQueue } from './hash-queue.ts';
import { readSettings } from '#server/settings.ts';
import { createPasswords, weakness } from './passwords.ts';

it.each([
  ['corta', 'length'],
  ['🦊🦊🦊🦊', 'length'],
  ['12345678', 'pwned'],
  ['Password', 'pwned'],
  [' password1 ', 'pwned'],
  ['contraseña', 'pwned'],
  ['contrasena1', 'pwned'],
  ['aplica-ia', 'pwned'],
  ['abcdefgh', 'pwned'],
  ['87654321', 'pwned'],
  ['1234567890123456', 'pwned'],
  ['        ', 'characters'],
  ['aaaaaaaaaaaa', 'characters'],
  ['a'.repeat(36) + 'b'.repeat(37), 'length'],
  ['ñ'.repeat(36) + 'x', 'length'],
])('%j is refused for its %s', (password, reason) => {
  expect(weakness(password)).toMatchObject({ reason, sentence: expect.stringMatching(/^.+\.$/) });
});

it.each(['tres-gatos-azules', 'ñandú ñoño 8', '🦊 y 🐻 y 🐼 y', 'x1'.repeat(36)])(
  '%j is accepted',
  (password) => {
    expect(weakness(password)).toBeNull();
  },
);

it('a password that is too long is refused with a reason instead of truncated', () => {
  expect(weakness('ñ1'.repeat(36))?.sentence).toBe(
    'La contraseña es demasiado larga: usa 72 caracteres como mucho (las letras con tilde cuentan doble).',
  );
});

it('a password matches only its own hash, and no password matches a missing hash', async () => {
  const passwords = await createPasswords(createHashQueue(), readSettings({}).passwordCost);
  const hash = await passwords.hash('tres-gatos-azules');
  expect(hash).toMatch(/^\$2b\$10\$/);
  expect(await passwords.matches('tres-gatos-azules', hash)).toBe(true);
  expect(await passwords.matches('tres-gatos-verdes', hash)).toBe(false);
  expect(await passwords.matches('tres-gatos-azules', null)).toBe(false);
});

it('a check without an account costs the same hash as one with an account', async () => {
  const compare = vi.spyOn(bcrypt, 'compare');
  try {
    const passwords = await createPasswords(createHashQueue(), readSettings({}).passwordCost);
    await passwords.matches('tres-gatos-verdes', null);
    await passwords.matches('tres-gatos-verdes', await passwords.hash('tres-gatos-azules'));
    expect(compare.mock.calls.map(([, hash]) => hash.slice(0, 7))).toEqual(['$2b$10$', '$2b$10$']);
  } finally {
    compare.mockRestore();
  }
});

it.each(['ana.garcia@example.com', 'Ana.Garcia'])('one’s own address (%s) is not a password', (password) => {
  expect(weakness(password, 'ana.garcia@example.com')?.reason).toBe('characters');
});
