import type { Clock } from '#server/clock.ts';

interface CareOptions {
  /** How many turns requests have taken so far, and how many rows they changed. */
  turns(): number;
  changedRows(): number;
  /** Frees the space of deleted rows, and updates the planner's statistics. */
  tidy(): Promise<void>;
  clock: Clock;
}

const minute = 60_000;
const day = 24 * 60 * minute;

export const quiet = {
  /** The school is quiet if it took fewer turns than this in such a period; the outbox looks for mail once a minute. */
  whileMs: 5 * minute,
  turns: 20,
  /** With this many changed rows the next quiet period is used, otherwise one per day. */
  changedRows: 20_000,
};

/** PostgreSQL does this by itself, in processes that PGlite lacks. Returns the function that stops it. */
export function keepTidy({ turns, changedRows, tidy, clock }: CareOptions): () => Promise<void> {
  let before = turns();
  let tidied = { at: -Infinity, changedRows: 0 };
  let running: Promise<unknown> = Promise.resolve();
  let cancel: () => void = () => undefined;

  const isDue = () => {
    const changed = changedRows() - tidied.changedRows;
    const wasDay = clock.now().getTime() - tidied.at >= day;
    return changed >= quiet.changedRows || (changed > 0 && wasDay);
  };
  const look = async () => {
    const isQuiet = turns() - before <= quiet.turns;
    before = turns();
    if (!isQuiet || !isDue()) return;
    tidied = { at: clock.now().getTime(), changedRows: changedRows() };
    await tidy().catch((error: unknown) => console.error('The tables could not be tidied:', error));
  };
  const wait = () => {
    cancel = clock.after(quiet.whileMs, () => {
      // A look that finds nothing to do must not hide work that is still under way.
      running = Promise.all([running, look()]);
      wait();
    });
  };
  wait();
  return async () => {
    cancel();
    await running;
  };
}
