import type { SessionState } from '#features/auth/session-store.ts';

/**
 * Stands in for the session store where a test is about a page behind sign-in, not about signing in:
 * `vi.mock('#features/auth/session-store.ts', () => import('#pages/testing/signed-in-store.ts'))`.
 */
const signedIn = {
  status: 'signed-in',
  session: { user: { id: '0b5c6d5e-0000-4000-8000-000000000001', email: 'ana@example.com' } },
  isRecovering: false,
  isUnreachable: false,
} as unknown as SessionState;

const nothingToStop = () => () => undefined;

export const LOADING = signedIn;
export const sessionReady = () => Promise.resolve(signedIn);
export const currentSession = () => signedIn;
export const subscribeToSession = nothingToStop;
export const followOtherTabs = nothingToStop;
export const retrySession = () => Promise.resolve();
export const storedUserId = () => signedIn.session?.user.id;
export const forgetStoredSession = () => undefined;
export const endSession = () => undefined;
