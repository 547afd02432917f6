import { useEffect, useState } from 'react';
import { fill } from '#common/fill.ts';
import { craftCopy, taller } from '#content.ts';
import type { CraftWarning } from '#common/craft/boxes.ts';
import { fold } from '#common/fold.ts';

export interface ShownWarning {
  text: string;
  fix: string;
}

function quoted(words: string[]): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  // «y» becomes «e» before the sound i.
  const and = /^h?i(?!e)/.test(fold(last)) ? 'e' : 'y';
  return `${words.slice(0, -1).join('», «')}» ${and} «${last}`;
}

export function warningText({ id, found }: CraftWarning): ShownWarning {
  const { text, several, fix } = craftCopy.warnings[id];
  const sentence = found.length > 1 && several ? several : text;
  return { text: fill(sentence, { palabras: quoted(found) }), fix };
}

/** The check is thorough, so it waits for a pause in typing. */
const PAUSE_MS = 600;

/** A warning about personal data in the text. `check` is undefined until the learner starts to write. */
export function usePersonalDataWarning(
  text: string,
  check: ((text: string) => Promise<ShownWarning | null>) | undefined,
): ShownWarning | null {
  const [warning, setWarning] = useState<ShownWarning | null>(null);
  useEffect(() => {
    if (!check) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      check(text)
        .then((found) => isCurrent && setWarning(found))
        // Offline, the check cannot load. It runs again before any text is copied or opened elsewhere.
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, check]);
  return warning;
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
        {warnings.map(({ text, fix }) => (
          <li key={text} className="border-l-2 border-line-strong pl-3 leading-snug">
            <p className="wrap-anywhere">{text}</p>
            <p className="mt-0.5 text-sm text-ink-soft">{fix}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
