import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { messages } from '#content.ts';
import { SignedOutError } from '#lib/backend-answer.ts';
import { serverState } from '#lib/server-state.ts';
import { toast } from '#lib/toasts.ts';
import { completeModule, readProgress, type ModuleProgress } from './progress-api.ts';
import { progressKey, type UserId } from './progress.ts';

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
