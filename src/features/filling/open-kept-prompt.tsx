import { fillingCopy } from '#content.ts';
import type { Equivalence } from '#lib/notebook/records.ts';
import { checkBeforeLeaving } from '#lib/personal-data/leaving.ts';
import { loadPersonalData } from '#lib/personal-data/load-personal-data.ts';
import { toast } from '#lib/toasts.ts';
import type { Assistant } from './assistants.ts';
import { OpenIn, openWith } from './open-in.tsx';

interface OpenKeptPromptProps {
  text: string;
  equivalences: Equivalence[];
  keepEquivalences: (equivalences: Equivalence[]) => void;
}

/** 'Abrir en…' for a prompt of the notebook, which is there as it stands. */
export function OpenKeptPrompt({ text, equivalences, keepEquivalences }: OpenKeptPromptProps) {
  const { copyFailed, checkFailed } = fillingCopy.messages;
  function open(assistant: Assistant) {
    checkBeforeLeaving({
      text,
      purpose: 'open',
      known: equivalences,
      take(checked, grown) {
        if (grown.length > equivalences.length) keepEquivalences(grown);
        return openWith(assistant, checked);
      },
      refused: () => toast({ ...copyFailed, variant: 'destructive' }),
    }).catch(() => toast({ ...checkFailed, variant: 'destructive' }));
  }
  return (
    <OpenIn text={() => text} onShow={() => void loadPersonalData().catch(() => undefined)} onOpen={open} />
  );
}
