import type { NotebookRecord, RecordId } from '#lib/notebook/records.ts';
import type { KindRecordChecks, KindTally } from '#practice/practice-kind.ts';

declare module '#lib/notebook/records.ts' {
  interface NotebookValues {
    'trade-day': TradeDayRecord;
  }
}

/** A day of a trade's week: `trade-day/ventas/2` (1 is Monday). An unticked day keeps its record: it outranks older ones. */
export interface TradeDayRecord {
  isDone: boolean;
}

export const recordChecks: KindRecordChecks<'trade-day'> = ({ hasShape, isFlag }) => ({
  'trade-day': hasShape({ isDone: isFlag }),
});

/** Monday to Friday. */
export const TRADE_DAYS = [1, 2, 3, 4, 5] as const;

export const tradeDayId = (trade: string, day: number): RecordId<'trade-day'> => `trade-day/${trade}/${day}`;

/** The ticked days of a trade's week, 1 to 5. */
export function doneTradeDays(records: ReadonlyMap<string, NotebookRecord>, trade: string): number[] {
  return TRADE_DAYS.filter((day) => {
    const value = records.get(tradeDayId(trade, day))?.value as TradeDayRecord | undefined;
    return value?.isDone === true;
  });
}

/** Counts the days of all trades' weeks. */
export const tally: KindTally = {
  record: 'trade-day',
  total: (totals) => totals.trades * TRADE_DAYS.length,
  stateOf: (record) => ((record?.value as TradeDayRecord | undefined)?.isDone ? 'solved' : 'new'),
};
