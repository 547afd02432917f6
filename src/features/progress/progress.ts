import { useQuery } from '@tanstack/react-query';
import { messages } from '#content.ts';
import { serverState } from '#lib/server-state.ts';
import { readProgress } from './progress-api.ts';

/** Undefined until the session is known, null when there is none. */
export type UserId = string | null | undefined;

/** Specification, section 9. Module 6 has no lesson: it is worked through at /practica/retos (decision 22). */
const TOTAL_MODULES = 6;

export const completionPercentage = (completed: number) => Math.round((completed / TOTAL_MODULES) * 100);

export const progressKey = (userId: UserId) => ['progress', userId];

/**
 * The learner's completed modules. Read again whenever the window gets the focus: the same learner may have
 * completed a module in another browser. Without a user: an empty list and no message (spec section 8).
 */
export function useProgress(userId: UserId) {
  const query = useQuery(
    {
      queryKey: progressKey(userId),
      queryFn: () => readProgress(userId ?? ''),
      enabled: typeof userId === 'string',
      refetchOnWindowFocus: 'always',
      meta: { failed: messages.progressLoadFailed, signedOut: messages.sessionExpired },
    },
    serverState,
  );
  const rows = query.data ?? [];
  return {
    rows,
    percentage: completionPercentage(rows.length),
    isLoading: userId === undefined || query.isLoading,
    /** Nothing to show; a failed refresh keeps what was known. */
    hasFailed: query.isError && query.data === undefined,
    retry: () => void query.refetch(),
    completedAt: (module: number) => rows.find((row) => row.module_number === module)?.completed_at,
  };
}

export type Progress = ReturnType<typeof useProgress>;
