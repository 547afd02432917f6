import type { Equivalence } from '#lib/notebook/records.ts';
import { preloadPersonalData } from '#lib/personal-data/leaving.ts';
import { FillActions } from './fill-actions.tsx';
import { useFillActions } from './use-fill-actions.ts';

/** A prompt that the learner wrote from scratch. */
interface WrittenPrompt {
  title: string;
  from: { to: string; label: string };
  text: string;
  equivalences: Equivalence[];
  keepEquivalences: (equivalences: Equivalence[]) => void;
  /** Returns its undo function. */
  clear: () => () => void;
}

interface WrittenPromptActionsProps {
  prompt: WrittenPrompt;
  userId: string;
  copyLabel: string;
  copied: { title: string; text: string };
  onOpenNotebook: () => void;
}

/** The same actions as for a filled prompt. */
export function WrittenPromptActions({ prompt, copyLabel, ...rest }: WrittenPromptActionsProps) {
  const { text, equivalences, keepEquivalences, clear, ...named } = prompt;
  const { onSave, ...actions } = useFillActions({
    ...rest,
    prompt: { ...named, fields: [], text: () => text },
    filling: { values: {}, equivalences, keepEquivalences, clear },
  });
  return (
    <FillActions
      {...actions}
      isTyped
      isWide
      copyLabel={copyLabel}
      text={() => text}
      onSave={() => void onSave()}
      onShowAssistants={preloadPersonalData}
    />
  );
}
