import { fill } from '#common/fill.ts';
import { personalDataCopy, taller } from '#content.ts';
import type { CraftBoxes, CraftVerdict } from '#common/craft/boxes.ts';
import { judgeCraft } from '#common/craft/rules.ts';
import { asWritten } from '#common/craft/text.ts';
import { loadPersonalData } from '#lib/personal-data/leaving.ts';
import type { ShownWarning } from './workshop-warnings.tsx';

/** Judges the five boxes; warnings quote the learner's own spelling, which the rules have folded. */
export function judgeWritten(boxes: CraftBoxes, prompt: string): CraftVerdict {
  const { warnings, ...verdict } = judgeCraft(boxes);
  const inLearnersWords = (folded: string) => asWritten(prompt, folded);
  return {
    ...verdict,
    warnings: warnings.map(({ id, found }) => ({ id, found: found.map(inLearnersWords) })),
  };
}

/** Within a sentence «Correo electrónico» starts in lower case, «DNI» does not. */
const inSentence = (kind: string) => kind.replace(/^\p{Lu}(?=\p{Ll})/u, (capital) => capital.toLowerCase());

/** A warning about personal data in the text. Rejects if the check cannot be fetched. */
export async function personalDataWarning(text: string): Promise<ShownWarning | null> {
  const { findPersonalData } = await loadPersonalData();
  const found = findPersonalData(text).map(({ kind }) => inSentence(personalDataCopy.kinds[kind]));
  if (found.length === 0) return null;
  const kinds = [...new Set(found)].join(', ');
  const { text: sentence, fix } = taller.warnings.data;
  return { text: fill(sentence, { tipos: kinds }), fix };
}
