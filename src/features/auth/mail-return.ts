import { safeRedirect } from '#lib/safe-redirect.ts';
import { takeTab, writeTab } from '#lib/tab-storage.ts';

/** A link from one of our mails (open point 25). Nothing is used up until its button is pressed. */
export interface MailLink {
  tokenHash: string;
  type: 'signup' | 'recovery';
  /** Where to go afterwards; the root when the mail does not say. */
  redirect: string;
}

export function readMailLink(hash: string): MailLink | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const tokenHash = params.get('token_hash');
  const type = params.get('type');
  if (!tokenHash || (type !== 'signup' && type !== 'recovery')) return null;
  return { tokenHash, type, redirect: safeRedirect(params.get('redirect')) };
}

/**
 * What the fragment says when somebody comes back from the API's own verify address. It may carry a session: that is
 * left alone, because anybody could have written it there.
 */
type ApiReturn = 'confirmed' | 'password-link' | 'expired' | null;

export function readApiReturn(hash: string): ApiReturn {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  if (params.has('error_code') || params.has('error')) return 'expired';
  if (!params.has('access_token')) return null;
  return params.get('type') === 'recovery' ? 'password-link' : 'confirmed';
}

const AUTH_NOTICES = ['link-expired', 'password-link-expired', 'confirmed', 'session-ended'] as const;

/** What /auth has to say to somebody who is led there. */
export type AuthNotice = (typeof AUTH_NOTICES)[number];

const NOTICE_KEY = 'aplica-ia-auth-notice';

export const noteForAuth = (notice: AuthNotice) => writeTab(NOTICE_KEY, notice);

/** It is said once. */
export function takeNotice(): AuthNotice | undefined {
  const noted = takeTab(NOTICE_KEY);
  return AUTH_NOTICES.find((notice) => notice === noted);
}

/**
 * The confirmation mail leads to the site root (spec section 4). The lesson that the person wanted when
 * signing up is kept here until then, so that they are taken back to it. The root itself only invites people to sign
 * up: a new learner who wanted nothing else, or opens the mail on another device, goes on to the dashboard.
 */
const STORAGE_KEY = 'aplica-ia-after-confirmation';

export function rememberDestination(path: string) {
  try {
    if (path === '/') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, path);
  } catch {
    // Without storage the person lands on the dashboard.
  }
}

export function takeDestination(): string {
  const path = safeRedirect(takeStored());
  return path === '/' ? '/dashboard' : path;
}

function takeStored(): string | null {
  try {
    const path = localStorage.getItem(STORAGE_KEY);
    localStorage.removeItem(STORAGE_KEY);
    return path;
  } catch {
    return null;
  }
}
