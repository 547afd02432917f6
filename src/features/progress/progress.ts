import { messages } from '#content.ts';
import { ServerData, useServerData } from '#lib/backend/server-state.ts';
import type { UserId } from '#lib/user-id.ts';
import { readProgress, type ModuleProgress } from './progress-api.ts';

/** Specification, section 9. Module 6 has no lesson: it is worked through at /practica/retos (open point 22). */
const TOTAL_MODULES = 6;

export const completionPercentage = (completed: number) => Math.round((completed / TOTAL_MODULES) * 100);

let known: { userId: string; progress: ServerData<ModuleProgress[]> } | null = null;

/** One for all places of a page; nobody sees another learner's after a change of account. */
export function progressOf(userId: string): ServerData<ModuleProgress[]> {
  if (known?.userId !== userId) {
    // Of a session that has ended /auth speaks, where the learner is led.
    const onFailure = { failed: messages.progressLoadFailed };
    known = { userId, progress: new ServerData(() => readProgress(userId), onFailure) };
  }
  return known.progress;
}

/** The learner's completed modules. Without a user: an empty list and no message (spec section 8). */
export function useProgress(userId: UserId) {
  const { data, hasFailed } = useServerData(userId ? progressOf(userId) : null);
  const rows = data ?? [];
  return {
    rows,
    percentage: completionPercentage(rows.length),
    isLoading: userId !== null && data === undefined && !hasFailed,
    /** Nothing to show; a failed refresh keeps what was known. */
    hasFailed: data === undefined && hasFailed,
    retry: () => void (userId && progressOf(userId).refresh()),
    completedAt: (module: number) => rows.find((row) => row.module_number === module)?.completed_at,
  };
}

export type Progress = ReturnType<typeof useProgress>;
