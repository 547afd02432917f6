import { cuenta } from '#content.ts';
import { toast } from '#lib/toasts.ts';
import { forgetPositions } from '#features/lessons/reading-position.ts';

const { title, text, forget, forgottenTitle, forgottenText, failedTitle, failedText } = cuenta.signedOut;

/** The next person at a shared computer could read the notebook with the tools of the browser. */
export function offerToForget(userId: string) {
  const run = () =>
    void forgetDevice(userId).then(
      () => toast({ title: forgottenTitle, text: forgottenText }),
      () => toast({ title: failedTitle, text: failedText, variant: 'destructive' }),
    );
  toast({ title, text, action: { label: forget, run } });
}

/** Deletes what this browser stores for an account: the notebook, and the reading position in each lesson. */
export async function forgetDevice(userId: string): Promise<void> {
  const { forgetNotebook } = await import('#lib/notebook/notebook-of.ts');
  forgetPositions(userId);
  await forgetNotebook(userId);
}
