import { useEffect, useState } from 'react';
import { fill } from '#common/fill.ts';
import type { IslandProps } from '#common/island-contract.ts';
import { doneTradeDays, TRADE_DAYS, tradeDayId } from './record.ts';
import { useNotebook, useRecord } from '#lib/notebook/use-notebook.ts';
import type { WithUser } from '#lib/user-id.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';

type TradeDayWords = IslandProps['trade-day']['words'];
type TradeProgressWords = IslandProps['trade-progress']['words'];

/** A day's tick, stored in the notebook. */
export function TradeDay({
  trade,
  day,
  words,
  userId,
  place,
}: WithUser<IslandProps['trade-day']> & { place: Element }) {
  const { value, update, problem } = useRecord<'trade-day'>(userId, tradeDayId(trade, day));
  // The learner ticked the prerendered box before this code loaded.
  const [isTickedAlready] = useState(() => place.querySelector('input')?.checked ?? false);
  useEffect(() => {
    if (isTickedAlready) update(() => ({ isDone: true }));
  }, [isTickedAlready, update]);
  return (
    <>
      <DayTick
        words={words}
        isDone={value?.isDone ?? false}
        onChange={(isDone) => update(() => ({ isDone }))}
      />
      <p role="status" className="text-sm text-danger empty:hidden">
        {problem && words.failed}
      </p>
    </>
  );
}

interface DayTickProps {
  words: TradeDayWords;
  isDone?: boolean;
  onChange?: (isDone: boolean) => void;
}

/** Also prerendered, until the code loads. */
export function DayTick({ words, isDone = false, onChange = () => undefined }: DayTickProps) {
  const label = (
    <>
      {words.label}
      <span className="sr-only"> {words.subject}</span>
    </>
  );
  return <Checkbox label={label} isChecked={isDone} onChange={onChange} />;
}

/** The learner's progress in a trade's week. */
export function TradeProgress({ trade, words, userId }: WithUser<IslandProps['trade-progress']>) {
  const { records } = useNotebook(userId);
  return <WeekBoxes words={words} done={doneTradeDays(records, trade)} />;
}

interface WeekBoxesProps {
  words: TradeProgressWords;
  /** Unknown until the code loads. */
  done?: number[];
}

/** Five boxes, one per day; done days have the highlighter's colour. */
export function WeekBoxes({ words, done }: WeekBoxesProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <span aria-hidden="true" className="flex gap-1">
        {TRADE_DAYS.map((day, index) => (
          <span
            key={day}
            data-done={done?.includes(day) ? '' : undefined}
            className="grid size-8 place-content-center rounded-[4px] border border-line-strong text-xs font-medium text-ink-soft data-done:border-ink data-done:bg-marker data-done:font-semibold data-done:text-ink"
          >
            {words.days[index]}
          </span>
        ))}
      </span>
      <span className="inline-flex min-h-8 items-center text-sm text-ink-soft">
        {done && progressText(words, done.length)}
      </span>
    </p>
  );
}

function progressText({ none, some, done }: TradeProgressWords, count: number): string {
  if (count === 0) return none;
  return count === TRADE_DAYS.length ? done : fill(some, { n: count });
}
