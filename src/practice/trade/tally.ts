import { practiceTotals } from '#content.ts';
import type { KindTally } from '#practice/practice-kind.ts';
import { TRADE_DAYS, type TradeDayRecord } from './record.ts';

/** Counts the days of all trades' weeks. */
export const tally: KindTally = {
  record: 'trade-day',
  total: practiceTotals.trades * TRADE_DAYS.length,
  stateOf: (record) => ((record?.value as TradeDayRecord | undefined)?.isDone ? 'solved' : 'new'),
};
