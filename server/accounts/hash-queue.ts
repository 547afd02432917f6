import { availableParallelism } from 'node:os';

export class BusyError extends Error {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('Too many password checks are waiting.');
    this.name = 'BusyError';
    this.retryAfter = retryAfter;
  }
}

export interface HashQueue {
  /** Runs the work when it is its turn; throws BusyError at once when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Whether the next one would be refused. */
  readonly isFull: boolean;
}

/** One processor is left to pages and progress, and one of libuv's four threads to files. */
const spareProcessors = Math.min(3, Math.max(1, availableParallelism() - 1));

/** Those who are sent away at one moment must not all come back at one moment. */
export const secondsUntilNextTry = () => 5 + Math.floor(Math.random() * 11);

/** bcrypt is slow on purpose and runs on libuv's threads: a few at a time, and a bounded queue keeps the wait short. */
export function createHashQueue({
  atOnce = spareProcessors,
  waiting = 30 * spareProcessors,
} = {}): HashQueue {
  let running = 0;
  const queue: (() => void)[] = [];
  const isFull = () => running >= atOnce && queue.length >= waiting;

  return {
    get isFull() {
      return isFull();
    },
    async run(work) {
      if (isFull()) throw new BusyError(secondsUntilNextTry());
      if (running >= atOnce) {
        await new Promise<void>((resolve) => queue.push(resolve));
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        // The place passes to the next in line without ever being free.
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
