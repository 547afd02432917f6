import type { ReactNode } from 'react';
import { retos } from '#content.ts';
import { Link } from '#ui/link.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

const copy = retos.module;

/** Any four of each complete module 6. */
const NEEDED = 4;

interface ModuleSixProps {
  challenges: number;
  hunts: number;
  isLoading: boolean;
  /** The button or the date; told what is still missing, or null. */
  completion: (missing: string | null) => ReactNode;
}

/** What module 6 asks for, how far the learner is, and the way to say that it is done. */
export function ModuleSix({ challenges, hunts, isLoading, completion }: ModuleSixProps) {
  return (
    <section
      aria-labelledby="modulo-6"
      className="self-start overflow-hidden rounded-card border-2 border-ink bg-surface"
    >
      <h2 id="modulo-6" className="border-b-2 border-ink bg-marker px-5 py-2.5 text-base">
        {copy.label}
        <span className="font-normal"> · {copy.title}</span>
      </h2>
      <div className="px-5 py-5">
        <p>{copy.text}</p>
        <div data-loading={isLoading} className={`mt-4 grid gap-4 ${isLoading ? 'invisible' : ''}`}>
          <Counter text={copy.challenges} value={challenges} />
          <div>
            <Counter text={copy.hunts} value={hunts} />
            <p className="mt-1 text-sm">
              <Link
                to="/practica/errores"
                className="text-link pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
              >
                {copy.huntsLink}
              </Link>
            </p>
          </div>
        </div>
        {completion(missingFor(challenges, hunts))}
      </div>
    </section>
  );
}

function Counter({ text, value }: { text: string; value: number }) {
  const counted = text.replace('{n}', String(Math.min(value, NEEDED))).replace('{total}', String(NEEDED));
  return (
    <>
      <p className="mb-1.5 text-sm font-medium">{counted}</p>
      <ProgressBar label={counted} value={value} max={NEEDED} />
    </>
  );
}

const describe = (count: number, { one, many }: { one: string; many: string }) =>
  count === 1 ? one : many.replace('{n}', String(count));

function missingFor(challenges: number, hunts: number): string | null {
  const parts = [
    { missing: NEEDED - challenges, words: copy.missingChallenges },
    { missing: NEEDED - hunts, words: copy.missingHunts },
  ].flatMap(({ missing, words }) => (missing > 0 ? [describe(missing, words)] : []));
  return parts.length === 0 ? null : copy.missing.replace('{lista}', parts.join(` ${copy.and} `));
}
