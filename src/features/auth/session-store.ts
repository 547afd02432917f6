import type { AuthChangeEvent, Session, SupabaseClient } from '@supabase/supabase-js';
import { getSupabase, SESSION_KEY } from '#lib/supabase.ts';

export interface SessionState {
  status: 'loading' | 'signed-in' | 'signed-out';
  session: Session | null;
  /** The visitor came from a recovery link and may set a new password. */
  isRecovering: boolean;
}

const LOADING: SessionState = { status: 'loading', session: null, isRecovering: false };
const SIGNED_OUT: SessionState = { status: 'signed-out', session: null, isRecovering: false };

let state = LOADING;
let connection: Promise<SupabaseClient> | undefined;
const listeners = new Set<() => void>();

function set(next: SessionState) {
  state = next;
  for (const listener of listeners) listener();
}

function onAuthEvent(event: AuthChangeEvent, session: Session | null) {
  const isRecovering = event === 'PASSWORD_RECOVERY' || (state.isRecovering && event !== 'SIGNED_OUT');
  set({ status: session ? 'signed-in' : 'signed-out', session, isRecovering });
}

/** Loads the client and follows every auth event from then on. */
export function connect(): Promise<SupabaseClient> {
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

function hasStoredSession() {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}

/** A link from a mail brings the session, or an error, in the fragment. */
const hasSessionInUrl = () => /[#&](access_token|error_code)=/.test(location.hash);

/** Resolves once it is known whether somebody is signed in. Visitors never load the client for it. */
export async function sessionReady(): Promise<SessionState> {
  if (state.status === 'loading' && !hasStoredSession() && !hasSessionInUrl()) set(SIGNED_OUT);
  if (state.status === 'loading') {
    await connect().catch(() => set(SIGNED_OUT));
  }
  return state;
}

/** Another tab signed in: this one has no client yet that would notice. */
export function followOtherTabs() {
  const onStorage = (event: StorageEvent) => {
    if (event.key === SESSION_KEY && event.newValue) void connect();
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
