import { lessonCopy } from '#content.ts';
import { goTo } from '#lib/go.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import type { UserId } from '#lib/user-id.ts';
import { Button } from '#ui/button.tsx';
import { CompletionDate, CompletionPanel, ConnectionNote } from './completion-panel.tsx';
import { useCompleteModule } from './complete-module.ts';
import { useProgress } from './progress.ts';

interface LessonCompletionProps {
  module: number;
  userId: UserId;
}

/** Modules 2 to 5: 'Marcar como completado', beside the plain navigation (open point 7). */
export function LessonCompletion({ module, userId }: LessonCompletionProps) {
  const completedAt = useProgress(userId).completedAt(module);
  const { complete, isCompleting, wasOffline, isReady } = useCompleteModule(userId);
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const copy = lessonCopy.completion;
  return (
    <div {...keptFocus}>
      {completedAt !== undefined ? (
        <CompletionDate completedAt={completedAt} />
      ) : (
        <CompletionPanel>
          <div>
            <Button disabled={!isReady} onClick={() => void complete(module)}>
              {isCompleting ? copy.pending : copy.mark}
            </Button>
            <ConnectionNote isShown={wasOffline} />
          </div>
        </CompletionPanel>
      )}
    </div>
  );
}

/** Module 1: the button to module 2 completes it, so this shows only the date. */
export function LessonCompletionDate({ module, userId }: LessonCompletionProps) {
  const completedAt = useProgress(userId).completedAt(module);
  return completedAt === undefined ? null : <CompletionDate completedAt={completedAt} />;
}

/** 'Módulo 2 →' completes module 1 and goes on only if that worked (specification, section 2). */
export function CompleteAndContinue({ module, userId }: LessonCompletionProps) {
  const { complete, isCompleting, wasOffline, isReady } = useCompleteModule(userId);
  const keptFocus = useKeptFocus<HTMLSpanElement>();
  async function onClick() {
    if (await complete(module)) goTo(`/modulo-${module + 1}`);
  }
  return (
    <span {...keptFocus}>
      <Button disabled={!isReady} onClick={() => void onClick()}>
        {isCompleting ? lessonCopy.completion.pending : lessonCopy.completion.completeAndContinue}
      </Button>
      <ConnectionNote isShown={wasOffline} />
    </span>
  );
}
