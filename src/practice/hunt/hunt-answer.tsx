import { LockKeyhole } from 'lucide-react';
import { useMemo } from 'react';
import { practica, storageCopy } from '#content.ts';
import type { IslandProps } from '#common/island-contract.ts';
import { useRecord } from '#lib/notebook/use-notebook.ts';
import { useStorageProblem } from '#lib/notebook/use-storage-problem.ts';
import { useMovedFocus } from '#lib/use-moved-focus.ts';
import type { WithUser } from '#lib/user-id.ts';
import { Link } from '#ui/link.tsx';
import { StorageProblem } from '#ui/storage-problem.tsx';
import { HuntEnd } from './hunt-end.tsx';
import { judged, toggled, tryAgain, untouched } from './record.ts';
import { scoreHunt } from '#common/hunt-score.ts';
import { HuntHead, HuntSheet } from './hunt-sheet.tsx';
import { useMarkedProofs } from './use-marked-proofs.ts';

type HuntAnswerProps = WithUser<IslandProps['hunt']>;

/** The learner marks an assistant's answer, has it judged, tries again. The notebook stores every mark at once. */
export function HuntAnswer({ slug, answer, lesson, next, userId }: HuntAnswerProps) {
  const storage = useStorageProblem(userId);
  const { value = untouched, update, isLoading } = useRecord(userId, `hunt/${slug}`);
  const { marked, isChecked } = value;
  const result = useMemo(() => (isChecked ? resultOf(answer, marked) : null), [answer, marked, isChecked]);
  const proofs = useMemo(
    () => result && answer.flatMap(({ proofs }, index) => (result.verdicts[index] === 'right' ? [] : proofs)),
    [answer, result],
  );
  useMarkedProofs(proofs);
  const { box, moveFocus } = useMovedFocus<HTMLDivElement>();

  function onCheck() {
    moveFocus('[data-result]');
    update((stored) => judged(stored, resultOf(answer, stored?.marked ?? [])));
  }
  function onRetry() {
    moveFocus('[aria-pressed]');
    update(tryAgain);
  }

  return (
    <div ref={box}>
      <StorageProblem {...storage} texts={storageCopy} />
      <HuntHead hunt={value} result={result} />
      <HuntSheet
        answer={answer}
        marked={marked}
        result={result}
        onToggle={isLoading ? undefined : (sentence) => update((stored) => toggled(stored, sentence))}
      />
      <HuntEnd
        {...{ answer, lesson, next, result, onRetry }}
        count={marked.length}
        onCheck={isLoading ? undefined : onCheck}
      />
      <p className="mt-6 text-sm text-ink-soft print:hidden">
        <LockKeyhole aria-hidden="true" className="mr-1.5 inline size-4 align-[-0.15em]" />
        {practica.kept}. {practica.keptText}{' '}
        <Link to="/cuaderno#copia" className="text-link">
          {practica.notebook}
        </Link>
        .
      </p>
    </div>
  );
}

const resultOf = (answer: HuntAnswerProps['answer'], marked: string[]) =>
  scoreHunt({ answer }, new Set(answer.flatMap(({ text }, index) => (marked.includes(text) ? [index] : []))));
