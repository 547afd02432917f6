import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import type { BackendClient } from '#lib/backend/backend-client.ts';
import { createBackend, SESSION_KEY } from '#lib/backend/supabase.ts';
import { createObservable, currentStores, type Stores } from '#lib/stores.ts';
import { forgetInTab, readTab, writeTab } from '#lib/tab-storage.ts';
import { freshSession, hasStoredSession, secondsLeft } from './stored-session.ts';

const RECOVERY_KEY = 'aplica-ia-recovery';

/**
 * The account whose recovery link this tab opened. A reload keeps it, closing the tab ends it, and other
 * tabs never have it: the session alone does not allow a new password.
 */
function createRecovery() {
  /** For browsers that block storage; lasts until the page closes. */
  let account: string | null = null;
  return {
    remember(userId: string) {
      account = userId;
      writeTab(RECOVERY_KEY, userId);
    },
    forget() {
      account = null;
      forgetInTab(RECOVERY_KEY);
    },
    isOf: (userId: string) => (account ?? readTab(RECOVERY_KEY)) === userId,
  };
}

interface SessionState {
  status: 'loading' | 'signed-in' | 'signed-out';
  session: Session | null;
  /** The user opened a recovery link in this tab and may set a new password. */
  isRecovering: boolean;
  /** Still loading, because the backend does not answer. A lost connection never ends a stored session. */
  isUnreachable: boolean;
  /** The session expired or was revoked, here or in another tab; the user did not sign out. */
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

function createSessionStore(stores: Stores) {
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
    // Already signed out; keep the recorded reason.
    if (!session && status === 'signed-out') return;
    // The client deletes a refused session, but keeps an expired one that it could not exchange.
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

  /** Reads the stored session without the client, which is larger than most pages, until it needs an exchange. */
  function adopt(session: Session) {
    onAuthEvent('INITIAL_SESSION', session);
    clearTimeout(expiry);
    expiry = setTimeout(connectQuietly, secondsLeft(session) * 1000);
    // Only clients learn that a recovery ended in another tab.
    if (get().isRecovering) connectQuietly();
  }

  /** Another tab signed in or out, and this one may have no client yet that would notice. */
  function onStorage({ key, newValue }: StorageEvent) {
    if (key !== SESSION_KEY) return;
    if (!newValue) return onAuthEvent('SIGNED_OUT', null);
    const session = connection ? null : freshSession();
    if (session) adopt(session);
    else connectQuietly();
  }

  /** Resolves once the session is known, or cannot be. Only an expired session needs the client for that. */
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

    /** Reads the stored session again; the result arrives as an event. */
    async retry(): Promise<void> {
      const { isUnreachable } = await ready();
      if (!isUnreachable) return;
      const client = await connect().catch(() => undefined);
      const answer = await client?.auth.getSession();
      if (get().isUnreachable && answer?.data.session) onAuthEvent('SIGNED_IN', answer.data.session);
    },

    /** This tab has just opened a recovery link of the account now signed in. */
    beginRecovery(userId: string) {
      recovery.remember(userId);
      set({ ...get(), isRecovering: true });
    },

    /** The learner signs out, so later client events do not count as an unexpected end. */
    end() {
      recovery.forget();
      clearTimeout(expiry);
      set(SIGNED_OUT);
      // Stop a running exchange from storing the session again. With nothing stored, this sends no request.
      connection?.then((client) => client.auth.signOut({ scope: 'local' })).catch(() => undefined);
    },
  };
}

export const sessionStore = () => currentStores().of(createSessionStore);
