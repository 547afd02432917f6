import { AsyncLocalStorage } from 'node:async_hooks';
import { readFile } from 'node:fs/promises';
import type { App } from '@supabase/lite';
import type { Deliver } from './mail.ts';

type Mailer = NonNullable<App['_mailer']>;
type Template = 'confirmation' | 'recovery' | 'magic_link' | 'email_change';

/**
 * @supabase/lite forgets which address the learner came from and where they asked to return to: its links always
 * lead to one configured address. The request that causes a mail carries both here.
 */
export const mailContext = new AsyncLocalStorage<MailContext>();

export interface MailContext {
  origin: string;
  redirectTo: string;
  /** Set when the mail could not be sent: @supabase/lite turns the error into one that says nothing. */
  hasFailed?: boolean;
}

const folder = new URL('../../supabase/templates/', import.meta.url);

const escapeHtml = (value: string) =>
  value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The variables are those of hosted Supabase, which uses the same files. */
function fill(template: string, values: Record<string, string>, encode: (value: string) => string): string {
  return template.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (_, name: string) => encode(values[name] ?? ''));
}

async function render(template: Template, values: Record<string, string>) {
  const [html, text] = await Promise.all([
    readFile(new URL(`${template}.html`, folder), 'utf8'),
    readFile(new URL(`${template}.txt`, folder), 'utf8'),
  ]);
  return {
    subject: /<title>(.*?)<\/title>/s.exec(html)?.[1]?.trim() ?? '',
    html: fill(html, values, escapeHtml),
    text: fill(text, values, (value) => value),
  };
}

function confirmationUrl(type: string, tokenHash: string): string {
  const context = mailContext.getStore();
  if (!context) throw new Error('A mail was caused outside of a request.');
  const url = new URL('/auth/v1/verify', context.origin);
  url.search = new URLSearchParams({ token: tokenHash, type, redirect_to: context.redirectTo }).toString();
  return url.href;
}

/** Stands in for the mailer of @supabase/lite, whose plain-text parts exist in English only. */
export function createMailer(deliver: Deliver): Mailer {
  const send = async (template: Template, type: string, to: string, tokenHash: string, newEmail = to) => {
    const values = {
      ConfirmationURL: confirmationUrl(type, tokenHash),
      SiteURL: mailContext.getStore()?.origin ?? '',
      Email: to,
      NewEmail: newEmail,
    };
    try {
      await deliver({ to, ...(await render(template, values)) });
    } catch (error) {
      const context = mailContext.getStore();
      if (context) context.hasFailed = true;
      throw error;
    }
  };
  return {
    sendConfirmation: (to, tokenHash) => send('confirmation', 'signup', to, tokenHash),
    sendRecovery: (to, tokenHash) => send('recovery', 'recovery', to, tokenHash),
    sendMagicLink: (to, tokenHash) => send('magic_link', 'magiclink', to, tokenHash),
    sendEmailChange: (to, tokenHash, _code, meta) =>
      send('email_change', 'email_change', to, tokenHash, meta?.newEmail),
    sendReauthentication: () => Promise.reject(new Error('Reauthentication is not offered.')),
  };
}
