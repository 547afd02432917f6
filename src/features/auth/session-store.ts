import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import type { BackendClient } from '#lib/backend/backend-client.ts';
import { createBackend, SESSION_KEY } from '#lib/backend/supabase.ts';
import { createObservable } from '#lib/observable.ts';
import { currentStores, type Stores } from '#lib/stores.ts';
import { createRecovery } from './recovery.ts';
import { freshSession, hasStoredSession, secondsLeft } from './stored-session.ts';

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

export function createSessionStore(stores: Stores) {
  const { get, set, subscribe } = createObservable(LOADING);
  const backend = stores.of(createBackend);
  const recovery = createRecovery();
  let connection: Promise<BackendClient> | undefined;
  let expiry: ReturnType<typeof setTimeout> | undefined;
  stores.ended.addEventListener('abort', () => clearTimeout(expiry));
  backend.whenLoaded(connectQuietly);
  addEventListener('storage', onStorage, { signal: stores.ended });

  function onAuthEvent(event: AuthChangeEvent, session: Session | null) {
    const { status } = get();
    // Already signed out: the state remembers whether the learner asked for it.
    if (!session && status === 'signed-out') return;
    // An expired session that could not be exchanged is still stored; one that the server refused is not.
    if (!session && event === 'INITIAL_SESSION' && hasStoredSession()) {
      if (status === 'loading') set(UNREACHABLE);
      return;
    }
    if (!session || event === 'USER_UPDATED') recovery.forget();
    set({
      status: session ? 'signed-in' : 'signed-out',
      hasEnded: !session,
      session,
      isRecovering: session !== null && recovery.isOf(session.user.id),
      isUnreachable: false,
    });
  }

  /** Loads the client and follows every auth event from then on. */
  function connect(): Promise<BackendClient> {
    connection ??= backend.client().then(
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

  function connectQuietly() {
    connect().catch(() => undefined);
  }

  /** Does without the client, which weighs more than most pages, until the session has to be exchanged. */
  function adopt(session: Session) {
    onAuthEvent('INITIAL_SESSION', session);
    clearTimeout(expiry);
    expiry = setTimeout(connectQuietly, secondsLeft(session) * 1000);
    // The end of a recovery in another tab only reaches clients.
    if (get().isRecovering) connectQuietly();
  }

  /** Another tab signed in or out: this one may have no client yet that would notice. */
  function onStorage({ key, newValue }: StorageEvent) {
    if (key !== SESSION_KEY) return;
    if (!newValue) return onAuthEvent('SIGNED_OUT', null);
    const session = connection ? null : freshSession();
    if (session) adopt(session);
    else connectQuietly();
  }

  /** Resolves once it is known whether somebody is signed in, or cannot be known. Only an expired session needs the client for it. */
  async function ready(): Promise<SessionState> {
    if (get().status !== 'loading') return get();
    const session = freshSession();
    if (session) adopt(session);
    else if (hasStoredSession()) await connect().catch(() => set(UNREACHABLE));
    else set(SIGNED_OUT);
    return get();
  }

  return {
    current: get,
    subscribe,
    connect,
    ready,

    /** Looks at the stored session again; what comes of it arrives as an event. */
    async retry(): Promise<void> {
      const { isUnreachable } = await ready();
      if (!isUnreachable) return;
      const client = await connect().catch(() => undefined);
      const answer = await client?.auth.getSession();
      if (get().isUnreachable && answer?.data.session) onAuthEvent('SIGNED_IN', answer.data.session);
    },

    /** This tab has just opened a recovery link of the account that is now signed in. */
    beginRecovery(userId: string) {
      recovery.remember(userId);
      set({ ...get(), isRecovering: true });
    },

    /** The learner asked for it: what the client reports afterwards does not count as an end that was not asked for. */
    end() {
      recovery.forget();
      clearTimeout(expiry);
      set(SIGNED_OUT);
      // An exchange that is under way must not store the session again. Nothing is stored any more, so this asks nobody.
      connection?.then((client) => client.auth.signOut({ scope: 'local' })).catch(() => undefined);
    },
  };
}

export const sessionStore = () => currentStores().of(createSessionStore);
