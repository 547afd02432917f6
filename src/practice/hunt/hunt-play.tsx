import { useMemo } from 'react';
import type { IslandProps } from '#common/island-contract.ts';
import { scoreHunt } from '#common/hunt-score.ts';
import { useMovedFocus } from '#lib/use-moved-focus.ts';
import { HuntEnd } from './hunt-end.tsx';
import { HuntHead, HuntSheet } from './hunt-sheet.tsx';
import { judged, toggled, tryAgain, type HuntRecord } from './record.ts';
import { useMarkedProofs } from './use-marked-proofs.ts';

type Hunt = IslandProps['hunt'];

interface HuntPlayProps {
  answer: Hunt['answer'];
  lesson?: Hunt['lesson'];
  next?: Hunt['next'];
  hunt: HuntRecord;
  /** Missing until the notebook is open. */
  update: ((change: (hunt: HuntRecord | undefined) => HuntRecord) => void) | undefined;
  canCheck?: boolean;
}

/** The answer to mark, 'Comprobar', and the verdicts; its reader keeps the record. */
export function HuntPlay({ answer, lesson, next, hunt, update, canCheck = true }: HuntPlayProps) {
  const { marked, isChecked } = hunt;
  const result = useMemo(() => (isChecked ? resultOf(answer, marked) : null), [answer, marked, isChecked]);
  const proofs = useMemo(
    () => result && answer.flatMap(({ proofs }, index) => (result.verdicts[index] === 'right' ? [] : proofs)),
    [answer, result],
  );
  useMarkedProofs(proofs);
  const { box, moveFocus } = useMovedFocus<HTMLDivElement>();

  function onCheck() {
    moveFocus('[data-result]');
    update?.((stored) => judged(stored, resultOf(answer, stored?.marked ?? [])));
  }
  function onRetry() {
    moveFocus('[aria-pressed]');
    update?.(tryAgain);
  }

  return (
    <div ref={box}>
      <HuntHead hunt={hunt} result={result} />
      <HuntSheet
        answer={answer}
        marked={marked}
        result={result}
        onToggle={update && ((sentence) => update((stored) => toggled(stored, sentence)))}
      />
      <HuntEnd
        {...{ answer, lesson, next, result, onRetry }}
        count={marked.length}
        onCheck={update && canCheck ? onCheck : undefined}
      />
    </div>
  );
}

const resultOf = (answer: Hunt['answer'], marked: string[]) =>
  scoreHunt({ answer }, new Set(answer.flatMap(({ text }, index) => (marked.includes(text) ? [index] : []))));
