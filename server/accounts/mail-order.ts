import { allowedRedirect } from '#server/http/origin.ts';
import type { MailOrder, MailTemplate } from '#server/mail/outbox.ts';
import type { Caller, School } from './school.ts';

/** The page of ours that the learner wanted to see afterwards; /auth itself is where the link leads anyway. */
export function returnPath(wanted: string | undefined, origin: string): string {
  const { pathname, search } = new URL(allowedRedirect(wanted, origin));
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

/** Tells the page whether mail leaves at once; it says something about the mail server, never about an account. */
export const mailHeaders = ({ outbox }: School) => ({ 'X-Mail-Delivery': outbox.outlook() });
