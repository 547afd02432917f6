import { lessonCopy } from '#content.ts';
import { Island } from '#documents/island.tsx';
import { Button } from '#ui/button.tsx';
import { CompletionPanel } from '#features/progress/completion-panel.tsx';

/** Modules 2 to 5 (decision 7). As it will look once the session is known, so that nothing moves then. */
export function LessonCompletion({ module }: { module: number }) {
  return (
    <Island name="completion" props={{ module }}>
      <CompletionPanel>
        <Button disabled>{lessonCopy.completion.mark}</Button>
      </CompletionPanel>
    </Island>
  );
}

/** Module 1: completing belongs to the button that leads to module 2; here only the date. */
export function LessonCompletionDate({ module }: { module: number }) {
  return <Island name="completion-date" props={{ module }} />;
}

/** 'Módulo 2 →'. */
export function CompleteAndContinue({ module }: { module: number }) {
  return (
    <Island as="span" name="complete-and-continue" props={{ module }}>
      <Button disabled>{lessonCopy.completion.completeAndContinue}</Button>
    </Island>
  );
}
