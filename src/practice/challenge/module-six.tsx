import type { ReactNode } from 'react';
import { MODULE_SIX_NEEDS } from '#common/exercise-kinds.ts';
import { fill, counted } from '#common/fill.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { IslandProps } from '#common/island-contract.ts';

type ModuleSixWords = IslandProps['module-six']['words'];

interface ModuleSixProps {
  words: ModuleSixWords;
  challenges?: number;
  hunts?: number;
  isLoading?: boolean;
  /** Draws the button or the date; `missing` names what is still needed, or is null. */
  completion: (missing: string | null) => ReactNode;
}

/** What module 6 requires, the learner's progress, and the button that completes it. */
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
  const label = fill(text, { n: Math.min(value, MODULE_SIX_NEEDS), total: MODULE_SIX_NEEDS });
  return (
    <div>
      <p className="mb-1.5 text-sm font-medium">{label}</p>
      <ProgressBar label={label} value={value} max={MODULE_SIX_NEEDS} />
    </div>
  );
}

function missingFor(words: ModuleSixWords, challenges: number, hunts: number): string | null {
  const lacking = (done: number, kind: ModuleSixWords['missingHunts']) =>
    done < MODULE_SIX_NEEDS ? [counted(MODULE_SIX_NEEDS - done, kind)] : [];
  const parts = [...lacking(challenges, words.missingChallenges), ...lacking(hunts, words.missingHunts)];
  return parts.length > 0 ? fill(words.missing, { lista: parts.join(` ${words.and} `) }) : null;
}
