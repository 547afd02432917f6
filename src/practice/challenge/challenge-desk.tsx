import { useState } from 'react';
import { storageCopy } from '#content.ts';
import { compareAnswer } from '#common/answers/compare-answer.ts';
import { isoDay } from '#lib/dates.ts';
import type { IslandProps } from '#common/island-contract.ts';
import { useRecord } from '#lib/notebook/use-notebook.ts';
import { useStorageProblem } from '#lib/notebook/use-storage-problem.ts';
import { useMovedFocus } from '#lib/use-moved-focus.ts';
import { useToday } from '#lib/use-today.ts';
import type { WithUser } from '#lib/user-id.ts';
import { StorageProblem } from '#ui/storage-problem.tsx';
import { AnswerForm, type Unreadable } from './answer-form.tsx';
import { gaveUp, hinted, isClosed, judged, onDay, typedInto, type ChallengeRecord } from './record.ts';
import { ChallengeEnd, ClosedAnswer, SolvedAnswer } from './challenge-end.tsx';
import { Feedback, verdictOf } from './feedback.tsx';
import { GiveUp } from './give-up.tsx';
import { Stopwatches } from './stopwatches.tsx';

type ChallengeDeskProps = WithUser<IslandProps['challenge']>;

/** The learner types an answer and has it checked. The notebook stores everything at once: a reload loses nothing. */
export function ChallengeDesk({ userId, ...challenge }: ChallengeDeskProps) {
  const storage = useStorageProblem(userId);
  const { slug, answer, traps, hints, solution } = challenge;
  const { value, update, isLoading } = useRecord(userId, `challenge/${slug}`);
  const { today: shownDay, lookAgain } = useToday();
  const today = isoDay(shownDay);
  const record = onDay(value, today);
  const [unreadable, setUnreadable] = useState<Unreadable | null>(null);
  const isOpen = !record.isSolved && !isClosed(record);
  const { box, moveFocus } = useMovedFocus<HTMLDivElement>();
  const [news, setNews] = useState('');
  /** Screen readers skip an unchanged text; an inaudible space makes it differ. */
  const announce = (text: string) => setNews((last) => (last === text ? `${text}\u00A0` : text));

  /** Uses the current day even if the page was opened before midnight: viewing the solution closes today, not yesterday. */
  function change(next: (current: ChallengeRecord) => ChallengeRecord) {
    const todayNow = isoDay(new Date());
    lookAgain();
    update((stored) => next(onDay(stored, todayNow)));
  }
  const judge = ({ typed }: ChallengeRecord) => compareAnswer(answer, traps, typed);

  function onCheck() {
    const judgement = judge(record);
    setUnreadable(judgement.kind === 'unreadable' ? judgement.why : null);
    if (judgement.kind === 'right') moveFocus('[data-result]');
    const now = new Date();
    const { hints: shown } = judged(record, judgement, now);
    const verdict = verdictOf(judgement, shown < hints.length);
    announce(
      verdict ? [`${verdict.title}.`, verdict.text, ...hints.slice(record.hints, shown)].join(' ') : '',
    );
    change((current) => judged(current, judge(current), now));
  }
  function onHint() {
    announce(hints[record.hints] ?? '');
    // The last hint removes the button.
    if (record.hints + 1 === hints.length) moveFocus(`[data-hint="${hints.length}"]`);
    change(hinted);
  }
  function onGiveUp() {
    moveFocus('[data-result]');
    const now = new Date();
    change((current) => gaveUp(current, now));
  }

  return (
    <div ref={box}>
      <p role="status" className="sr-only">
        {news}
      </p>
      <StorageProblem {...storage} texts={storageCopy} />
      {isOpen && (
        <>
          <AnswerForm
            {...challenge}
            typed={record.typed}
            unreadable={unreadable}
            onType={isLoading ? undefined : (typed) => change((current) => typedInto(current, typed))}
            onCheck={onCheck}
            onHint={record.hints < hints.length ? onHint : undefined}
          />
          <Feedback
            judgement={record.checked === null ? null : judge({ ...record, typed: record.checked })}
            hints={hints.slice(0, record.hints)}
            total={hints.length}
          />
          {record.hints >= hints.length && <GiveUp today={today} onAsk={lookAgain} onGiveUp={onGiveUp} />}
        </>
      )}
      {record.isSolved && <SolvedAnswer record={record} answer={answer} solution={solution} />}
      {record.solutionOn !== null && isClosed(record) && (
        <ClosedAnswer solutionOn={record.solutionOn} solution={solution} />
      )}
      <Stopwatches
        minutes={record.minutes}
        onChange={
          isLoading
            ? undefined
            : (next) => change((current) => ({ ...current, minutes: next(current.minutes) }))
        }
      />
      {!isOpen && <ChallengeEnd {...challenge} />}
    </div>
  );
}
