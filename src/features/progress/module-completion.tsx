import { CircleCheck } from 'lucide-react';
import { fill } from '#common/fill.ts';
import { formatDate, parseTimestamp } from '#lib/dates.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import type { UserId } from '#lib/user-id.ts';
import { Button } from '#ui/button.tsx';
import { ConnectionNote } from './completion-panel.tsx';
import { useCompleteModule } from './complete-module.ts';
import { useProgress } from './progress.ts';

interface ModuleCompletionProps {
  module: number;
  userId: UserId;
  /** What the learner must do first; null if nothing. */
  missing: string | null;
  words: { mark: string; pending: string; doneOn: string; ready: string };
}

/** Completes a module without a lesson, with the lessons' calls and messages; then shows the date. */
export function ModuleCompletion({ module, userId, missing, words }: ModuleCompletionProps) {
  const completedAt = useProgress(userId).completedAt(module);
  const { complete, isCompleting, wasOffline, isReady } = useCompleteModule(userId);
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const reasonId = `modulo-${module}-motivo`;
  return (
    <div {...keptFocus}>
      {completedAt !== undefined ? (
        <p className="flex items-center gap-2.5 font-semibold">
          <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-success" />
          {fill(words.doneOn, { fecha: formatDate(parseTimestamp(completedAt)) })}
        </p>
      ) : (
        <>
          <Button
            disabled={!isReady || missing !== null}
            aria-describedby={reasonId}
            onClick={() => void complete(module)}
          >
            {isCompleting ? words.pending : words.mark}
          </Button>
          <ConnectionNote isShown={wasOffline} />
          <p id={reasonId} className="mt-2 text-sm text-ink-soft">
            {missing ?? words.ready}
          </p>
        </>
      )}
    </div>
  );
}
