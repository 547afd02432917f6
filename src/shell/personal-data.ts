import { sessionStore } from '#features/auth/session-store.ts';
import { showBootFailure } from '#lib/boot-failure.ts';
import { personalDataQuestion } from '#lib/personal-data/question.ts';

/** Asks for every place that lets a text out (lib/personal-data/leaving.ts). Whoever only reads does not pay for the question. */
export function answerQuestions() {
  const question = personalDataQuestion();
  const cancel = () => question.set(null);
  let isAsked = false;
  question.subscribe(() => {
    if (!question.get() || isAsked) return;
    isAsked = true;
    import('./personal-data-question.tsx').then(
      (m) => m.showQuestions(),
      (error: unknown) => {
        isAsked = false;
        cancel();
        showBootFailure(error);
      },
    );
  });
  // A text stays with its owner: a session that ends in another tab takes the question along.
  sessionStore().subscribe(cancel);
}
