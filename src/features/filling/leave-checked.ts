import { fillingCopy } from '#content.ts';
import { checkBeforeLeaving } from '#lib/personal-data/leaving.ts';
import type { Purpose } from '#lib/personal-data/question.ts';
import { toast } from '#lib/toasts.ts';
import type { Filling } from './use-filling.ts';

interface LeavingPrompt extends Pick<Filling, 'equivalences' | 'keepEquivalences'> {
  text: string;
}

/** Checks a text for personal data before it leaves, and stores the replacements with the prompt. */
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
