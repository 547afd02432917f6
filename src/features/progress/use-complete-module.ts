import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { messages } from '#content.ts';
import { toast } from '#lib/toasts.ts';
import {
  completeModule,
  forgetSession,
  readProgress,
  SignedOutError,
  type ModuleProgress,
} from './progress-api.ts';
import { progressKey, type UserId } from './use-progress.ts';

/** `complete` says whether it worked, as the page that navigates afterwards needs to know. */
export function useCompleteModule(userId: UserId) {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation({ mutationFn: completeModule });
  // State changes with the next render; a second click may come before that.
  const isRunning = useRef(false);

  async function complete(module: number): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    try {
      if (typeof userId !== 'string') throw new SignedOutError();
      await mutateAsync(module);
    } catch (error) {
      const isSignedOut = error instanceof SignedOutError;
      const message = isSignedOut ? messages.completionNeedsUser : messages.completionFailed;
      toast({ ...message, variant: 'destructive' });
      if (isSignedOut) void forgetSession();
      return false;
    } finally {
      isRunning.current = false;
    }
    const { title, text } = messages.completionSucceeded;
    toast({ title, text: text.replace('{n}', String(module)) });
    void noteCompletion(userId, module);
    return true;
  }

  /**
   * The module counts as completed from now on; then the server's own date is read. Not through the query, which would
   * report a failure: the learner has just been told that it worked, and that stays true.
   */
  async function noteCompletion(user_id: string, module_number: number) {
    const queryKey = progressKey(user_id);
    // A reading that began before would bring the button back.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<ModuleProgress[]>(queryKey, (rows) =>
      rows?.some((row) => row.module_number === module_number)
        ? rows
        : rows && [...rows, { user_id, module_number, completed_at: new Date().toISOString() }],
    );
    const rows = await readProgress(user_id).catch(() => undefined);
    queryClient.setQueryData(queryKey, rows);
  }

  return { complete, isCompleting: isPending, isReady: userId !== undefined && !isPending };
}
