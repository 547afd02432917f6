import { sessionStore } from '#features/auth/session-store.ts';
import { showBootFailure } from '#lib/boot-failure.ts';
import { leavingTexts } from '#lib/personal-data/leaving.ts';

/** Asks for every place that lets a text out (lib/personal-data/leaving.ts). Whoever only reads does not pay for the question. */
export function answerQuestions() {
  const leaving = leavingTexts();
  let isAsked = false;
  leaving.subscribe(() => {
    if (!leaving.question() || isAsked) return;
    isAsked = true;
    import('./personal-data-question.tsx').then(
      (m) => m.showQuestions(),
      (error: unknown) => {
        isAsked = false;
        leaving.cancel();
        showBootFailure(error);
      },
    );
  });
  // A text stays with its owner: a session that ends in another tab takes the question along.
  sessionStore().subscribe(leaving.cancel);
}
