import { z } from 'zod';
import { readAddress } from '#server/accounts/address.ts';

export const addressSentence = 'Escribe una dirección de correo válida.';

/** Text that a database can store. */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => value.isWellFormed() && !value.includes('\0'));

export const address = text(320).transform((value, context) => {
  const read = readAddress(value);
  if (read !== null) return read;
  context.addIssue(addressSentence);
  return z.NEVER;
});

/** Weak passwords are refused elsewhere, with a sentence of their own. */
export const password = text(1_000);

export const linkToken = z.string().regex(/^[0-9A-Za-z]{1,128}$/);
export const linkType = z.enum(['signup', 'email', 'recovery']);
export const refreshToken = z.string().regex(/^[0-9A-Za-z_-]{1,128}$/);
export const returnAddress = text(1_000).optional();

const nothing = z.strictObject({}).optional();

/** supabase-js always sends these; the school uses none of them. */
export const unused = {
  data: nothing,
  gotrue_meta_security: nothing,
  code_challenge: z.null().optional(),
  code_challenge_method: z.null().optional(),
};
