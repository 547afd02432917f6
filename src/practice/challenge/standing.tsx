import { Check } from 'lucide-react';
import type { ExerciseState } from '#common/island-contract.ts';

const looks: Record<ExerciseState, string> = {
  new: 'text-ink-soft',
  started: 'font-medium text-ink',
  solved: 'font-medium text-success',
};

interface StandingProps {
  words: Record<ExerciseState, string>;
  /** Unknown while the notebook is being opened. */
  state?: ExerciseState;
}

/** How far the learner is with a challenge, on the list of them. */
export function Standing({ words, state }: StandingProps) {
  return (
    <span className={state ? looks[state] : 'invisible'}>
      {state === 'solved' && (
        <Check aria-hidden="true" className="mr-1 inline size-4 stroke-[2.5] align-[-0.15em]" />
      )}
      {words[state ?? 'new']}
    </span>
  );
}
