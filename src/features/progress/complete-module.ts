import { useRef, useState } from 'react';
import { fill } from '#common/fill.ts';
import { messages } from '#content.ts';
import { SignedOutError } from '#lib/backend/backend-answer.ts';
import { isConnectionLost, reportFailure } from '#lib/backend/server-state.ts';
import { lastWords } from '#lib/last-words.ts';
import { toast } from '#lib/toasts.ts';
import type { UserId } from '#lib/user-id.ts';
import { completeModule } from './progress-api.ts';
import { progressOf } from './progress.ts';

const failureMessages = { failed: messages.completionFailed, signedOut: messages.completionNeedsUser };

/**
 * `complete` resolves to whether it worked, so that a page can navigate afterwards. `wasOffline`: the last call failed for want
 * of a connection.
 */
export function useCompleteModule(userId: UserId) {
  const [isCompleting, setIsCompleting] = useState(false);
  const [wasOffline, setWasOffline] = useState(false);
  // A ref, because a second click may come before state changes.
  const isRunning = useRef(false);

  async function run(module: number): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setIsCompleting(true);
    setWasOffline(false);
    try {
      if (typeof userId !== 'string') throw new SignedOutError();
      await completeModule(module);
      const { title, text } = messages.completionSucceeded;
      toast({ title, text: fill(text, { n: module }) });
      noteCompletion(userId, module);
      return true;
    } catch (error) {
      reportFailure(error, failureMessages);
      setWasOffline(isConnectionLost(error));
      return false;
    } finally {
      isRunning.current = false;
      setIsCompleting(false);
    }
  }

  const complete = (module: number) => lastWords().tellBeforeLeaving(run(module));

  return { complete, isCompleting, wasOffline, isReady: userId !== undefined && !isCompleting };
}

/**
 * Marks the module as completed, then reads the server's date. A failed read stays silent: the page has just
 * reported success, and that stays true.
 */
function noteCompletion(user_id: string, module_number: number) {
  const progress = progressOf(user_id);
  progress.change((rows) =>
    rows.some((row) => row.module_number === module_number)
      ? rows
      : [...rows, { user_id, module_number, completed_at: new Date().toISOString() }],
  );
  void progress.refresh({});
}
