import { cuenta } from '#content.ts';
import { forgetDevice } from '#pages/forget-device.ts';
import { toast } from '#lib/toasts.ts';

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
