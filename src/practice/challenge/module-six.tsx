import type { ReactNode } from 'react';
import { fill } from '#common/fill.ts';
import { counted } from '#lib/counted.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { ModuleSixWords } from './islands.ts';

/** Any four of each complete module 6. */
const NEEDED = 4;

interface ModuleSixProps {
  words: ModuleSixWords;
  challenges?: number;
  hunts?: number;
  isLoading?: boolean;
  /** The button or the date; told what is still missing, or null. */
  completion: (missing: string | null) => ReactNode;
}

/** What module 6 asks for, how far the learner is, and the way to say that it is done. */
export function ModuleSix({
  words,
  challenges = 0,
  hunts = 0,
  isLoading = false,
  completion,
}: ModuleSixProps) {
  return (
    <>
      <div className={`mt-4 grid gap-4 ${isLoading ? 'invisible' : ''}`}>
        <Counter text={words.challenges} value={challenges} />
        <Counter text={words.hunts} value={hunts} />
      </div>
      <div className="mt-5 border-t border-dashed border-line pt-4">
        {completion(missingFor(words, challenges, hunts))}
      </div>
    </>
  );
}

function Counter({ text, value }: { text: string; value: number }) {
  const label = fill(text, { n: Math.min(value, NEEDED), total: NEEDED });
  return (
    <div>
      <p className="mb-1.5 text-sm font-medium">{label}</p>
      <ProgressBar label={label} value={value} max={NEEDED} />
    </div>
  );
}

function missingFor(words: ModuleSixWords, challenges: number, hunts: number): string | null {
  const lacking = (done: number, kind: ModuleSixWords['missingHunts']) =>
    done < NEEDED ? [counted(NEEDED - done, kind)] : [];
  const parts = [...lacking(challenges, words.missingChallenges), ...lacking(hunts, words.missingHunts)];
  return parts.length > 0 ? fill(words.missing, { lista: parts.join(` ${words.and} `) }) : null;
}
