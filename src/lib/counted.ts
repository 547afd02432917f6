import { fill } from '#common/fill.ts';

/** «1 nota», «3 notas»: the words for one, or those for many with their number. */
export const counted = (count: number, { one, many }: { one: string; many: string }) =>
  count === 1 ? one : fill(many, { n: count });
