export interface Rule {
  /** How many at once. */
  max: number;
  /** How long an unused allowance takes to refill completely. */
  windowSeconds: number;
}

export interface Limiter {
  /** Null when allowed; otherwise the seconds to wait. Does not use the allowance. */
  wait(key: string, cost?: number): number | null;
  /** Uses the allowance, allowed or not. */
  take(key: string, cost?: number): void;
  giveBack(key: string, cost?: number): void;
  readonly size: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** A flood of invented addresses must not fill the memory: at most this many keys per rule. */
const maxKeys = 20_000;

/** A monotonic clock: setting the machine's clock back must not lock learners out. */
type Clock = () => number;
export const monotonic: Clock = () => performance.now();

/** Token buckets: steadily refilling allowances, in this process's memory. */
export function createLimiter(rule: Rule, now: Clock = monotonic): Limiter {
  const perMs = rule.max / (rule.windowSeconds * 1000);
  const buckets = new Map<string, Bucket>();

  const tokensOf = (bucket: Bucket, time: number) =>
    Math.min(rule.max, bucket.tokens + Math.max(0, time - bucket.at) * perMs);

  const add = (key: string, tokens: number) => {
    if (rule.max === Infinity) return;
    const time = now();
    const bucket = buckets.get(key) ?? { tokens: rule.max, at: time };
    // Moves the key to the end: the map stays ordered by last use, and its first key is dropped first.
    buckets.delete(key);
    buckets.set(key, { tokens: Math.max(0, Math.min(rule.max, tokensOf(bucket, time) + tokens)), at: time });
    if (buckets.size > maxKeys) buckets.delete(buckets.keys().next().value as string);
  };

  return {
    wait(key, cost = 1) {
      const bucket = buckets.get(key);
      if (!bucket) return null;
      const missing = Math.min(cost, rule.max) - tokensOf(bucket, now());
      return missing <= 0 ? null : Math.max(1, Math.ceil(missing / perMs / 1000));
    },
    take: (key, cost = 1) => add(key, -cost),
    giveBack: (key, cost = 1) => add(key, cost),
    get size() {
      return buckets.size;
    },
  };
}

/** Takes from all of them or, if one refuses, from none. Null when taken; otherwise the longest wait. */
export function takeAll(from: [limiter: Limiter, key: string, cost?: number][]): number | null {
  const waits = from.map(([limiter, key, cost]) => limiter.wait(key, cost) ?? 0);
  const longest = Math.max(0, ...waits);
  if (longest > 0) return longest;
  for (const [limiter, key, cost] of from) limiter.take(key, cost);
  return null;
}
