import { allowedRedirect } from '#server/http/origin.ts';
import type { MailOrder, MailTemplate } from '#server/mail/outbox.ts';
import type { Caller, School } from './school.ts';

/** The path to return to afterwards; never /auth itself, where the link leads anyway. */
export function returnPath(redirectTo: string | undefined, origin: string): string {
  const { pathname, search } = new URL(allowedRedirect(redirectTo, origin));
  return pathname === '/auth' || pathname.startsWith('//') ? '/' : pathname + search;
}

export const mailOrder = (
  template: MailTemplate,
  to: string,
  tokenHash: string | null,
  caller: Caller,
  redirectTo?: string,
): MailOrder => ({
  template,
  to,
  origin: caller.origin,
  tokenHash,
  redirectTo: returnPath(redirectTo, caller.origin),
});

/** Tells the page whether mail leaves at once. It depends on the mail server only, so it reveals nothing about accounts. */
export const mailHeaders = ({ outbox }: School) => ({ 'X-Mail-Delivery': outbox.outlook() });
