import { z } from 'zod';
import { markedText, meta, text } from './field-schemas.ts';

const texts = <const Key extends string>(...keys: Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>);

const sendMail = texts('title', 'text', 'action', 'submitting', 'done', 'late');
const mailLink = texts('title', 'text', 'action', 'submitting');

export const auth = z.strictObject({
  meta,
  title: markedText,
  text,
  points: z.array(text).min(1),
  tabsLabel: text,
  signIn: texts('tab', 'email', 'password', 'action', 'submitting', 'forgot', 'resend'),
  signUp: texts(
    'tab',
    'email',
    'password',
    'confirm',
    'hint',
    'action',
    'submitting',
    'mailIsLate',
    'privacy',
    'privacyAction',
  ),
  checkMail: texts(
    'title',
    'text',
    'lateTitle',
    'late',
    'spam',
    'taken',
    'mailbox',
    'mailboxAction',
    'resend',
    'back',
  ),
  recover: sendMail.extend({ back: text }),
  resend: sendMail,
  newPassword: texts(
    'title',
    'text',
    'password',
    'confirm',
    'action',
    'submitting',
    'doneTitle',
    'doneText',
    'errorTitle',
    'expired',
  ),
  showPassword: text,
  hidePassword: text,
  sendErrorTitle: text,
  mailLink: texts('signedInAs', 'replace', 'replaceAction', 'stay').extend({
    confirm: mailLink,
    recover: mailLink,
  }),
  linkExpired: texts('title', 'text', 'action'),
  confirmed: texts('title', 'text'),
  sessionEnded: texts('title', 'text'),
  /** By the provider's error code, except the first three, which our code uses. */
  explain: z.object({ network: text, server_busy: text, other: text }).catchall(text),
});

/** 'Tu cuenta', the last part of the notebook. */
export const cuenta = z.strictObject({
  title: text,
  signedInAs: text,
  stored: texts('title', 'privacy').extend({ items: z.array(text).min(1) }),
  download: texts('title', 'text', 'action', 'file', 'pending', 'doneTitle', 'doneText', 'failedTitle'),
  delete: texts('title', 'text', 'action', 'doneTitle', 'doneText', 'deviceFailed').extend({
    dialog: texts(
      'title',
      'text',
      'goesTitle',
      'device',
      'forgetDevice',
      'password',
      'show',
      'hide',
      'cancel',
      'confirm',
      'pending',
    ).extend({ goes: z.array(text).min(1) }),
  }),
  signedOut: texts('title', 'text', 'forget', 'forgottenTitle', 'forgottenText', 'failedTitle', 'failedText'),
  failures: texts('password', 'signedOut', 'tooMany', 'busy', 'network', 'other'),
});

export const notFound = texts('title', 'text', 'home', 'courses').extend({ meta });

export const errors = z.strictObject({
  unexpected: texts('title', 'text', 'reload', 'home'),
  offline: texts('title', 'text'),
  boot: texts('text', 'offline', 'reload', 'close'),
});

export type AuthPage = z.output<typeof auth>;
