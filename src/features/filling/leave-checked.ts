import { fillingCopy } from '#content.ts';
import { checkBeforeLeaving } from '#lib/personal-data/leaving.ts';
import type { Purpose } from '#lib/personal-data/question.ts';
import { toast } from '#lib/toasts.ts';
import type { Filling } from './use-filling.ts';

interface LeavingPrompt extends Pick<Filling, 'equivalences' | 'keepEquivalences'> {
  text: string;
}

/** Nothing leaves unseen: the text first passes the check, and what was replaced in it is kept with the prompt. */
export function leaveChecked(
  { text, equivalences, keepEquivalences }: LeavingPrompt,
  purpose: Purpose,
  send: (text: string) => Promise<boolean>,
) {
  const { copyFailed, checkFailed } = fillingCopy.messages;
  checkBeforeLeaving({
    text,
    purpose,
    known: equivalences,
    take(checked, grown) {
      if (grown.length > equivalences.length) keepEquivalences(grown);
      return send(checked);
    },
    refused: () => toast({ ...copyFailed, variant: 'destructive' }),
  }).catch(() => toast({ ...checkFailed, variant: 'destructive' }));
}
