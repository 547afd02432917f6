import { craftCopy, personalDataCopy, taller } from '#content.ts';
import type { CraftBoxes, CraftVerdict, CraftWarning } from '#features/practice/craft-boxes.ts';
import { judgeCraft } from '#features/practice/craft-rules.ts';
import { asWritten } from '#features/practice/craft-text.ts';
import { loadPersonalData } from '#lib/personal-data/load-personal-data.ts';
import type { ShownWarning } from './workshop-warnings.tsx';

export interface Judgement extends Pick<CraftVerdict, 'score' | 'missing'> {
  warnings: ShownWarning[];
}

/** What the rules make of the five boxes, in the words of the page. */
export function judgeWritten(boxes: CraftBoxes, prompt: string): Judgement {
  const { warnings, ...verdict } = judgeCraft(boxes);
  return { ...verdict, warnings: warnings.map((warning) => warningText(warning, prompt)) };
}

const quoted = (words: string[]) =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join('», «')}» y «${words.at(-1)}`;

/** In words, with what the learner wrote as the learner wrote it. */
function warningText({ id, found }: CraftWarning, written: string): ShownWarning {
  const { texto, varias, arreglo } = craftCopy.avisos[id];
  const words = found.map((word) => asWritten(written, word));
  const told = words.length > 1 && varias ? varias : texto;
  return { texto: told.replace('{palabras}', () => quoted(words)), arreglo };
}

/** A warning about personal data in the text. Rejects where the check cannot be fetched. */
export async function personalDataWarning(text: string): Promise<ShownWarning | null> {
  const { findPersonalData } = await loadPersonalData();
  const found = findPersonalData(text).map(({ kind }) => personalDataCopy.kinds[kind]);
  if (found.length === 0) return null;
  const kinds = [...new Set(found)].join(', ').toLowerCase().replace('(iban)', '(IBAN)');
  const { texto, arreglo } = taller.warnings.data;
  return { texto: texto.replace('{tipos}', kinds), arreglo };
}
