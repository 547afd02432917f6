import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { messages } from '#content.ts';
import { SignedOutError } from '#lib/backend-answer.ts';
import { serverState } from '#lib/server-state.ts';
import { toast } from '#lib/toasts.ts';
import { completeModule, readProgress, type ModuleProgress } from './progress-api.ts';

/** Undefined until the session is known, null when there is none. */
export type UserId = string | null | undefined;

/** Specification, section 9. Module 6 has no lesson: it is worked through at /practica/retos (decision 22). */
const TOTAL_MODULES = 6;

export const completionPercentage = (completed: number) => Math.round((completed / TOTAL_MODULES) * 100);

const progressKey = (userId: UserId) => ['progress', userId];

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

/** `complete` says whether it worked, as the page that navigates afterwards needs to know. */
export function useCompleteModule(userId: UserId) {
  const { mutateAsync, isPending } = useMutation(
    {
      mutationFn: async (module: number) => {
        if (typeof userId !== 'string') throw new SignedOutError();
        await completeModule(module);
        return userId;
      },
      meta: { failed: messages.completionFailed, signedOut: messages.completionNeedsUser },
    },
    serverState,
  );
  // State changes with the next render; a second click may come before that.
  const isRunning = useRef(false);

  async function complete(module: number): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    try {
      const learner = await mutateAsync(module);
      const { title, text } = messages.completionSucceeded;
      toast({ title, text: text.replace('{n}', String(module)) });
      // The next page need not wait for the server's date; noteCompletion never fails.
      void noteCompletion(learner, module);
      return true;
    } catch {
      return false; // The mutation has said so.
    } finally {
      isRunning.current = false;
    }
  }

  return { complete, isCompleting: isPending, isReady: userId !== undefined && !isPending };
}

/**
 * The module counts as completed from now on; then the server's own date is read. Not through the query, which would
 * report a failure: the learner has just been told that it worked, and that stays true.
 */
async function noteCompletion(user_id: string, module_number: number) {
  const queryKey = progressKey(user_id);
  // A reading that began before would bring the button back.
  await serverState.cancelQueries({ queryKey });
  serverState.setQueryData<ModuleProgress[]>(queryKey, (rows) =>
    rows?.some((row) => row.module_number === module_number)
      ? rows
      : rows && [...rows, { user_id, module_number, completed_at: new Date().toISOString() }],
  );
  const rows = await readProgress(user_id).catch(() => undefined);
  serverState.setQueryData(queryKey, rows);
}
