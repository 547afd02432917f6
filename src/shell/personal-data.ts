import { sessionStore } from '#features/auth/session-store.ts';
import { showBootFailure } from '#lib/boot.ts';
import { personalDataQuestion } from '#lib/personal-data/question.ts';

/** Loads the dialog at the first question (lib/personal-data/leaving.ts), so that reading a page does not cost its code. */
export function answerQuestions() {
  const question = personalDataQuestion();
  const cancel = () => question.set(null);
  let isRequested = false;
  question.subscribe(() => {
    if (!question.get() || isRequested) return;
    isRequested = true;
    import('./personal-data-question.tsx').then(
      (m) => m.showQuestions(),
      (error: unknown) => {
        isRequested = false;
        cancel();
        showBootFailure(error);
      },
    );
  });
  // A text stays with its owner: if the session ends in another tab, so does the question.
  sessionStore().subscribe(cancel);
}
