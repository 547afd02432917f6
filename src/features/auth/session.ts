import { useSyncExternalStore } from 'react';
import type { UserId } from '#lib/user-id.ts';
import { currentSession, LOADING, subscribeToSession } from './session-store.ts';

/** What the page knows of the session, which is still being read while the page is hydrated. */
export function useSession() {
  const state = useSyncExternalStore(subscribeToSession, currentSession, () => LOADING);
  return { ...state, user: state.session?.user ?? null };
}

export function useUserId(): UserId {
  const { status, user } = useSession();
  return status === 'loading' ? undefined : (user?.id ?? null);
}
