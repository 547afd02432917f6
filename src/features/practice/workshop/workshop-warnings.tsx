import { useEffect, useState } from 'react';
import { craftCopy, personalDataCopy, taller } from '#content.ts';
import type { CraftWarning } from '#features/practice/craft-rules.ts';
import { asWritten } from '#features/practice/craft-text.ts';
import { loadPersonalData } from '#lib/personal-data/load-personal-data.ts';

export interface ShownWarning {
  texto: string;
  arreglo: string;
}

const quoted = (words: string[]) =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join('», «')}» y «${words.at(-1)}`;

/** In words, with what the learner wrote as the learner wrote it. */
export function warningText({ id, found }: CraftWarning, written: string): ShownWarning {
  const { texto, varias, arreglo } = craftCopy.avisos[id];
  const words = found.map((word) => asWritten(written, word));
  const told = words.length > 1 && varias ? varias : texto;
  return { texto: told.replace('{palabras}', () => quoted(words)), arreglo };
}

/** The check is big and thorough: it looks when somebody pauses. */
const PAUSE_MS = 600;

/** A warning about personal data in the text; none until somebody has begun to write. */
export function usePersonalDataWarning(text: string, hasBegun: boolean): ShownWarning | null {
  const [kinds, setKinds] = useState('');
  useEffect(() => {
    if (!hasBegun) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      loadPersonalData()
        .then(({ findPersonalData }) => {
          const found = findPersonalData(text).map(({ kind }) => personalDataCopy.kinds[kind]);
          if (isCurrent) setKinds([...new Set(found)].join(', '));
        })
        // Without a connection the check does not come. Before a text leaves, it is asked for again.
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, hasBegun]);
  if (kinds === '') return null;
  const { texto, arreglo } = taller.warnings.data;
  return { texto: texto.replace('{tipos}', kinds.toLowerCase().replace('(iban)', '(IBAN)')), arreglo };
}

export function WorkshopWarnings({ warnings }: { warnings: ShownWarning[] }) {
  const { title, text } = taller.warnings;
  if (warnings.length === 0) return null;
  return (
    <section aria-labelledby="avisos" className="mt-5">
      <h3 id="avisos" className="text-base">
        {title} <span className="font-sans text-sm font-normal text-ink-soft">{text}</span>
      </h3>
      <ul className="mt-2 space-y-3">
        {warnings.map(({ texto, arreglo }) => (
          <li key={texto} className="border-l-2 border-line-strong pl-3 leading-snug">
            <p className="wrap-anywhere">{texto}</p>
            <p className="mt-0.5 text-sm text-ink-soft">{arreglo}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
