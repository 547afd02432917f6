import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import type { BackendClient } from '#lib/backend/backend-client.ts';
import { getSupabase, SESSION_KEY, whenClientLoads } from '#lib/backend/supabase.ts';
import { forgetRecovery, isRecoveryOf, rememberRecovery } from './recovery.ts';

export interface SessionState {
  status: 'loading' | 'signed-in' | 'signed-out';
  session: Session | null;
  /** A recovery link was opened here, and a new password may be set. */
  isRecovering: boolean;
  /** Still loading, because nothing answers: a session is stored, and a lost connection signs nobody out. */
  isUnreachable: boolean;
  /** Nobody asked for it: the session ran out or was revoked, here or as another tab tells. */
  hasEnded?: boolean;
}

export const LOADING: SessionState = {
  status: 'loading',
  session: null,
  isRecovering: false,
  isUnreachable: false,
};
const SIGNED_OUT: SessionState = { ...LOADING, status: 'signed-out' };
const UNREACHABLE: SessionState = { ...LOADING, isUnreachable: true };

let state = LOADING;
let connection: Promise<BackendClient> | undefined;
const listeners = new Set<() => void>();

function set(next: SessionState) {
  state = next;
  for (const listener of listeners) listener();
}

function onAuthEvent(event: AuthChangeEvent, session: Session | null) {
  // Known already, and whether anybody asked for it.
  if (!session && state.status === 'signed-out') return;
  // An expired session that could not be exchanged is still stored; one that the server refused is not.
  if (!session && event === 'INITIAL_SESSION' && hasStoredSession()) {
    if (state.status === 'loading') set(UNREACHABLE);
    return;
  }
  if (!session || event === 'USER_UPDATED') forgetRecovery();
  set({
    status: session ? 'signed-in' : 'signed-out',
    hasEnded: !session,
    session,
    isRecovering: session !== null && isRecoveryOf(session.user.id),
    isUnreachable: false,
  });
}

/** Loads the client and follows every auth event from then on. */
export function connect(): Promise<BackendClient> {
  connection ??= getSupabase().then(
    (client) =>
      new Promise((resolve) => {
        client.auth.onAuthStateChange((event, session) => {
          onAuthEvent(event, session);
          if (event === 'INITIAL_SESSION') resolve(client);
        });
      }),
  );
  connection.catch(() => (connection = undefined));
  return connection;
}

whenClientLoads(() => void connect().catch(() => undefined));

/** As the client counts: whoever has less time left than this is to exchange the session first. */
const EXPIRY_MARGIN_SECONDS = 90;
const secondsLeft = ({ expires_at = 0 }: Partial<Session>) =>
  expires_at - EXPIRY_MARGIN_SECONDS - Date.now() / 1000;

function storedSession(): Partial<Session> | null {
  try {
    return JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null') as Partial<Session> | null;
  } catch {
    return null;
  }
}

/** Whose session is stored, also while it cannot be looked at. */
export const storedUserId = () => storedSession()?.user?.id;

/** The stored session, if it is still good without an exchange. */
function freshSession(): Session | null {
  const stored = storedSession();
  const isWhole = stored?.access_token && stored.refresh_token && stored.user?.id;
  return isWhole && secondsLeft(stored) > 0 ? (stored as Session) : null;
}

let expiry: ReturnType<typeof setTimeout> | undefined;

/** Does without the client, which weighs more than most pages, until the session has to be exchanged. */
function adopt(session: Session) {
  onAuthEvent('INITIAL_SESSION', session);
  const exchange = () => void connect().catch(() => undefined);
  clearTimeout(expiry);
  expiry = setTimeout(exchange, secondsLeft(session) * 1000);
  // What ends a recovery in another tab is told to clients only.
  if (state.isRecovering) exchange();
}

function hasStoredSession() {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}

/** Resolves once it is known whether somebody is signed in, or cannot be known. Only an expired session needs the client for it. */
export async function sessionReady(): Promise<SessionState> {
  if (state.status !== 'loading') return state;
  const session = freshSession();
  if (session) adopt(session);
  else if (hasStoredSession()) await connect().catch(() => set(UNREACHABLE));
  else set(SIGNED_OUT);
  return state;
}

/** Looks at the stored session again; what comes of it arrives as an event. */
export async function retrySession(): Promise<void> {
  const { isUnreachable } = await sessionReady();
  if (!isUnreachable) return;
  const client = await connect().catch(() => undefined);
  const answer = await client?.auth.getSession();
  if (state.isUnreachable && answer?.data.session) onAuthEvent('SIGNED_IN', answer.data.session);
}

/** This tab has just opened a recovery link of the account that is now signed in. */
export function beginRecovery(userId: string) {
  rememberRecovery(userId);
  set({ ...state, isRecovering: true });
}

/** Takes the session out of this browser, whatever may fail afterwards. Returns the token with which to tell the server. */
export function forgetStoredSession(): string | undefined {
  try {
    localStorage.removeItem(SESSION_KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
  return state.session?.access_token;
}

/** The learner asked for it: whatever the client tells afterwards is no end that nobody wanted. */
export function endSession() {
  forgetRecovery();
  clearTimeout(expiry);
  set(SIGNED_OUT);
  // An exchange that is under way must not store the session again. Nothing is stored any more, so this asks nobody.
  connection?.then((client) => client.auth.signOut({ scope: 'local' })).catch(() => undefined);
}

/** Another tab signed in or out: this one may have no client yet that would notice. */
export function followOtherTabs() {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== SESSION_KEY) return;
    if (!event.newValue) return onAuthEvent('SIGNED_OUT', null);
    const session = connection ? null : freshSession();
    if (session) adopt(session);
    else connect().catch(() => undefined);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

export const currentSession = () => state;

export function subscribeToSession(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
