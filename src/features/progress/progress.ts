import { useCallback, useSyncExternalStore } from 'react';
import { messages } from '#content.ts';
import { ServerData, type ServerState } from '#lib/backend/server-state.ts';
import { createOfLearner, currentStores, type Stores } from '#lib/stores.ts';
import type { UserId } from '#lib/user-id.ts';
import { readProgress, type ModuleProgress } from './progress-api.ts';

/** Specification, section 9. Module 6 has no lesson: learners do it at /practica/retos (open point 22). */
const TOTAL_MODULES = 6;

export const completionPercentage = (completed: number) => Math.round((completed / TOTAL_MODULES) * 100);

const createProgress = (stores: Stores) =>
  createOfLearner((userId) => {
    // If the session has ended, the learner is redirected to /auth, which explains it.
    const onFailure = { failed: messages.progressLoadFailed };
    return { userId, rows: new ServerData(() => readProgress(userId), onFailure) };
  }, stores);

const progress = () => currentStores().of(createProgress);

/** Shared by all islands of a page. */
export const progressOf = (userId: string): ServerData<ModuleProgress[]> => progress().of(userId).rows;

const nothingKnown: ServerState<ModuleProgress[]> = { data: undefined, hasFailed: false };

/** The learner's completed modules. Without a user: an empty list and no message (spec section 8). */
export function useProgress(userId: UserId) {
  const subscribe = useCallback(
    (listener: () => void) => (userId ? progressOf(userId).subscribe(listener) : () => undefined),
    [userId],
  );
  const { data, hasFailed } = useSyncExternalStore(
    subscribe,
    () => (userId ? progress().peek(userId)?.rows.state() : null) ?? nothingKnown,
    () => nothingKnown,
  );
  const rows = data ?? [];
  return {
    rows,
    percentage: completionPercentage(rows.length),
    isLoading: userId !== null && data === undefined && !hasFailed,
    /** There is nothing to show; a failed refresh keeps the earlier data instead. */
    hasFailed: data === undefined && hasFailed,
    retry: () => void (userId && progressOf(userId).refresh()),
    completedAt: (module: number) => rows.find((row) => row.module_number === module)?.completed_at,
  };
}

export type Progress = ReturnType<typeof useProgress>;
