import type { NotebookRecord, NotebookValues, RecordId } from '#lib/notebook/records.ts';

/** A trade's week goes from Monday to Friday. */
export const TRADE_DAYS = [1, 2, 3, 4, 5] as const;

export const tradeDayId = (trade: string, day: number): RecordId<'trade-day'> => `trade-day/${trade}/${day}`;

/** Which days of a trade's week are ticked, 1 to 5. */
export function doneTradeDays(records: ReadonlyMap<string, NotebookRecord>, trade: string): number[] {
  return TRADE_DAYS.filter((day) => {
    const value = records.get(tradeDayId(trade, day))?.value as NotebookValues['trade-day'] | undefined;
    return value?.isDone === true;
  });
}
