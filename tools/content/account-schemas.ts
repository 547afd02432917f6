import { z } from 'zod';
import { markedText, meta, text } from './field-schemas.ts';

const form = { title: text, text, action: text, submitting: text };

export const auth = z.strictObject({
  meta,
  title: markedText,
  text,
  points: z.array(text).min(1),
  tabsLabel: text,
  signIn: z.strictObject({
    tab: text,
    email: text,
    password: text,
    action: text,
    submitting: text,
    forgot: text,
    resend: text,
  }),
  signUp: z.strictObject({
    tab: text,
    email: text,
    password: text,
    confirm: text,
    hint: text,
    action: text,
    submitting: text,
  }),
  checkMail: z.strictObject({
    title: text,
    text,
    spam: text,
    mailbox: text,
    mailboxAction: text,
    resend: text,
    back: text,
  }),
  recover: z.strictObject({ ...form, done: text, back: text }),
  resend: z.strictObject({ ...form, done: text }),
  newPassword: z.strictObject({
    ...form,
    password: text,
    confirm: text,
    doneTitle: text,
    doneText: text,
    errorTitle: text,
    expired: text,
  }),
  showPassword: text,
  hidePassword: text,
  sendErrorTitle: text,
  linkExpired: z.strictObject({ title: text, text }),
  /** By error code of the auth service; the two named ones are the fallbacks. */
  explain: z.object({ network: text, other: text }).catchall(text),
});

export const errors = z.strictObject({
  notFound: z.strictObject({ meta, title: text, text, home: text, courses: text }),
  unexpected: z.strictObject({ title: text, text, reload: text, home: text }),
});

export type AuthPage = z.output<typeof auth>;
export type ErrorPages = z.output<typeof errors>;
