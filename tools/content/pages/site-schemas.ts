import { z } from 'zod';
import { text, webAddress } from './field-schemas.ts';

export const site = z.strictObject({
  name: text,
  tagline: text,
  publicAddress: z.union([z.literal(''), webAddress], {
    error: "Déjala vacía ('') o escribe la dirección completa, por ejemplo https://www.tu-escuela.com",
  }),
  agency: z.strictObject({ name: text, url: webAddress }),
  contact: z.strictObject({
    email: z.email('Debe ser un correo, por ejemplo hola@tu-escuela.com'),
    whatsapp: z.strictObject({
      number: z
        .string()
        .regex(/^\+[\d ]+$/, "Escribe el número con prefijo y entre comillas: '+34 600 000 000'"),
      message: text,
    }),
  }),
  law: z.strictObject({ contract: text, interest: text, authority: text }),
  social: z.array(z.strictObject({ name: text, url: webAddress })),
});

const message = z.strictObject({ title: text, text });

/** The messages of spec section 8, in its order; `instructions…`, `plan…` and the last one are ours. */
export const messages = z.strictObject({
  progressLoadFailed: message,
  completionNeedsUser: message,
  completionFailed: message,
  completionOffline: message,
  completionSucceeded: message,
  signInFailed: message,
  signUpAlreadyRegistered: message,
  signUpFailed: message,
  passwordMismatch: message,
  signInSucceeded: message,
  signUpSucceeded: message,
  copyFailed: message,
  copySucceeded: message,
  instructionsCopyFailed: message,
  planCopyFailed: message,
  downloadStarted: message,
  promptNotFound: message,
  gptNotFound: message,
  promptsEmpty: message,
  gptsEmpty: message,
});

export type Site = z.output<typeof site>;
export type Messages = z.output<typeof messages>;
export type Message = z.output<typeof message>;
