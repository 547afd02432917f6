/** For what is done every hour or every night; tests bring a clock of their own. */
export interface Clock {
  now(): Date;
  /** Calls once after so many milliseconds, unless it is cancelled before. */
  after(ms: number, work: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => new Date(),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
