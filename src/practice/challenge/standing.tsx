import { Check } from 'lucide-react';
import type { ExerciseState } from '#common/island-contract.ts';

const looks: Record<ExerciseState, string> = {
  new: 'text-ink-soft',
  started: 'font-medium text-ink',
  solved: 'font-medium text-success',
};

interface StandingProps {
  words: Record<ExerciseState, string>;
  /** Unknown until the notebook is open. */
  state?: ExerciseState;
}

/** The learner's state in a challenge, as the list shows it. */
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
