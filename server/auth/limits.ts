export interface Rule {
  /** So many at once… */
  max: number;
  /** …and the allowance is full again after this long without any. */
  windowSeconds: number;
}

export interface Limiter {
  /** Null when allowed; otherwise the seconds to wait. A refused attempt costs nothing. */
  take(key: string): number | null;
  readonly size: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** A flood of invented addresses must not fill the memory: at most this many are remembered per rule. */
const maxKeys = 20_000;

/** Token buckets: an allowance that refills steadily, kept in the memory of this process. */
export function createLimiter(rule: Rule, now: () => number = Date.now): Limiter {
  const perMs = rule.max / (rule.windowSeconds * 1000);
  const buckets = new Map<string, Bucket>();

  const refill = (bucket: Bucket, time: number) => {
    bucket.tokens = Math.min(rule.max, bucket.tokens + (time - bucket.at) * perMs);
    bucket.at = time;
  };

  return {
    take(key) {
      if (rule.max === Infinity) return null;
      const time = now();
      const bucket = buckets.get(key) ?? { tokens: rule.max, at: time };
      refill(bucket, time);
      // Moved to the end: the map stays ordered by last use, and the one at its head is the first to be forgotten.
      buckets.delete(key);
      buckets.set(key, bucket);
      if (buckets.size > maxKeys) buckets.delete(buckets.keys().next().value as string);
      if (bucket.tokens >= 1) {
        bucket.tokens -= 1;
        return null;
      }
      return Math.max(1, Math.ceil((1 - bucket.tokens) / perMs / 1000));
    },
    get size() {
      return buckets.size;
    },
  };
}
