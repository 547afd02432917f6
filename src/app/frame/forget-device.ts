import { cuenta } from '#content.ts';
import { toast } from '#lib/toasts.ts';

/** Deletes what this browser keeps for an account: its notebook, and where it was in each lesson. */
export async function forgetDevice(userId: string): Promise<void> {
  const [{ forgetNotebook }, { forgetPositions }] = await Promise.all([
    import('#lib/notebook/use-notebook.ts'),
    import('#features/lessons/resume-reading.tsx'),
  ]);
  forgetPositions(userId);
  await forgetNotebook(userId);
}

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
