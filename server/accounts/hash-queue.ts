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
  /** Runs the work when its turn comes; throws BusyError at once when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Whether `run` would refuse now. */
  readonly isFull: boolean;
  readonly running: number;
  readonly waiting: number;
}

/** Leaves one processor to pages and progress, and one of libuv's four threads to files. */
const spareProcessors = Math.min(3, Math.max(1, availableParallelism() - 1));

/** Random, so that callers refused at the same moment do not all retry at the same moment. */
export const secondsUntilNextTry = () => 5 + Math.floor(Math.random() * 11);

/** bcrypt is slow by design and runs on libuv's threads: few run at once, and a bounded queue keeps waits short. */
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
    get running() {
      return running;
    },
    get waiting() {
      return queue.length;
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
        // Hand the slot straight to the next in line.
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
