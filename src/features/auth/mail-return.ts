import { safeRedirect } from '#lib/safe-redirect.ts';
import { takeTab, writeTab } from '#lib/tab-storage.ts';

/** A link from one of our mails (open point 25). Only pressing its button uses it up. */
export interface MailLink {
  tokenHash: string;
  type: 'signup' | 'recovery';
  /** Where to go afterwards; the root if the mail does not say. */
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
 * The fragment of a user who returns from the API's own verify address. It may contain a session, which we ignore,
 * because an attacker could have written it.
 */
type ApiReturn = 'confirmed' | 'password-link' | 'expired' | null;

export function readApiReturn(hash: string): ApiReturn {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  if (params.has('error_code') || params.has('error')) return 'expired';
  if (!params.has('access_token')) return null;
  return params.get('type') === 'recovery' ? 'password-link' : 'confirmed';
}

const AUTH_NOTICES = ['link-expired', 'password-link-expired', 'confirmed', 'session-ended'] as const;

/** The notice for /auth to show. */
export type AuthNotice = (typeof AUTH_NOTICES)[number];

const NOTICE_KEY = 'aplica-ia-auth-notice';

export const noteForAuth = (notice: AuthNotice) => writeTab(NOTICE_KEY, notice);

/** Reads the notice and removes it, so that it shows once. */
export function takeNotice(): AuthNotice | undefined {
  const noted = takeTab(NOTICE_KEY);
  return AUTH_NOTICES.find((notice) => notice === noted);
}

/**
 * The confirmation mail leads to the site root (spec section 4). We keep the lesson that a visitor came from when
 * signing up, to take them back to it. The root itself only invites visitors to sign
 * up: a new learner who came from no lesson, or opens the mail on another device, goes to the dashboard.
 */
const STORAGE_KEY = 'aplica-ia-after-confirmation';

export function rememberDestination(path: string) {
  try {
    if (path === '/') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, path);
  } catch {
    // Without storage the learner lands on the dashboard.
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
