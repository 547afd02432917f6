import type { User } from '@supabase/auth-js';
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { UserId } from '#lib/user-id.ts';
import {
  currentSession,
  followOtherTabs,
  LOADING,
  sessionReady,
  subscribeToSession,
  type SessionState,
} from './session-store.ts';

interface SessionContextValue extends SessionState {
  user: User | null;
}

const SessionContext = createContext<SessionContextValue>({ ...LOADING, user: null });

export function SessionProvider({ children }: { children: ReactNode }) {
  const state = useSyncExternalStore(subscribeToSession, currentSession, () => LOADING);
  useEffect(() => {
    void sessionReady(); // Never rejects, and what it finds arrives through the subscription.
    return followOtherTabs();
  }, []);
  const value = useMemo(() => ({ ...state, user: state.session?.user ?? null }), [state]);
  return <SessionContext.Provider value={value}>{children}</SessionContext.Provider>;
}

export const useSession = () => useContext(SessionContext);

export function useUserId(): UserId {
  const { status, user } = useSession();
  return status === 'loading' ? undefined : (user?.id ?? null);
}
