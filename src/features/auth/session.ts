import { useSyncExternalStore } from 'react';
import type { UserId } from '#lib/user-id.ts';
import { LOADING, sessionStore } from './session-store.ts';

const subscribe = (listener: () => void) => sessionStore().subscribe(listener);

/** The session as far as the page knows it; 'loading' during hydration. */
export function useSession() {
  const state = useSyncExternalStore(
    subscribe,
    () => sessionStore().current(),
    () => LOADING,
  );
  return { ...state, user: state.session?.user ?? null };
}

export function useUserId(): UserId {
  const { status, user } = useSession();
  return status === 'loading' ? undefined : (user?.id ?? null);
}
