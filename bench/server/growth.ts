import type { Options } from '#bench/common/options.ts';
import { waitForQuiet } from '#bench/common/quiet.ts';
import { median } from '#bench/common/statistics.ts';
import type { Filled } from './backing.ts';
import { applyLoads, type Outcome } from './load.ts';
import { createLoads, type LoadName } from './loads.ts';

export interface Grown extends Outcome {
  learners: number;
}

const rounds = 5;
const clients: Partial<Record<LoadName, number>> = { 'progress read': 8, 'sign-in': 2 };

const figures = ['perSecond', 'p50', 'p99'] as const;

function middle(learners: number, outcomes: Outcome[]): Grown {
  const [first] = outcomes;
  if (!first) throw new Error('Nothing was measured');
  const medians = figures.map((figure) => [figure, median(outcomes.map((outcome) => outcome[figure]))]);
  return { ...first, ...(Object.fromEntries(medians) as Pick<Outcome, (typeof figures)[number]>), learners };
}

/** The same load on schools of several sizes in turn, so that a busy moment does not hit one size only. */
export async function measureGrowth(
  schools: Filled[],
  assetPath: string,
  { seconds, patienceMs }: Options,
): Promise<Grown[]> {
  const grown: Grown[] = [];
  for (const name of ['progress read', 'sign-in'] as const) {
    const outcomes = schools.map((): Outcome[] => []);
    for (let round = 0; round < rounds; round++) {
      for (const [index, { learners, school, account }] of schools.entries()) {
        const load = createLoads(account, learners, assetPath)(name, { clients: clients[name] ?? 1 });
        await waitForQuiet(patienceMs);
        outcomes[index]?.push(...(await applyLoads(school.origin, [load], seconds / 2)));
      }
    }
    grown.push(...schools.map(({ learners }, index) => middle(learners, outcomes[index] ?? [])));
  }
  return grown;
}
