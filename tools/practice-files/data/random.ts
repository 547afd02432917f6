/** One seeded source for everything that is invented: the same seed gives the same files, on every machine. */
export interface Random {
  /** A whole number from `least` to `most`, both included. */
  between: (least: number, most: number) => number;
  /** One of them; `weights` says how often each comes, in the same order. */
  pick: <T>(choices: readonly T[], weights?: readonly number[]) => T;
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  // Mulberry32: thirty-two bits of state and integer arithmetic only, so no machine rounds it otherwise.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const between = (least: number, most: number) => least + (next() % (most - least + 1));
  return {
    between,
    pick: (choices, weights = choices.map(() => 1)) => {
      let rest = between(
        1,
        weights.reduce((sum, weight) => sum + weight, 0),
      );
      const index = weights.findIndex((weight) => (rest -= weight) <= 0);
      return choices[index] as (typeof choices)[number];
    },
  };
}
