import type { Equivalence } from '#lib/notebook/records.ts';
import { preloadPersonalData } from '#lib/personal-data/load-personal-data.ts';
import { leaveChecked } from './leave-checked.ts';
import { OpenIn, openWith } from './open-in.tsx';

interface OpenKeptPromptProps {
  text: string;
  equivalences: Equivalence[];
  keepEquivalences: (equivalences: Equivalence[]) => void;
}

/** 'Abrir en…' for a prompt saved in the notebook, which has no fields. */
export function OpenKeptPrompt(prompt: OpenKeptPromptProps) {
  return (
    <OpenIn
      text={() => prompt.text}
      onShow={preloadPersonalData}
      onOpen={(assistant) => leaveChecked(prompt, 'open', (text) => openWith(assistant, text))}
    />
  );
}
