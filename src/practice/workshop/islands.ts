import type { KindIslands, KindSources } from '#practice/practice-kind.ts';

declare module '#common/island-contract.ts' {
  interface PracticeIslandProps {
    taller: object;
  }
}

export const islands: KindIslands<'taller'> = {
  taller: {
    policy: 'now',
    load: () => import('./workshop-page.tsx').then((m) => m.WorkshopPage),
  },
};

export const sources: KindSources = { taller: ['src/practice/workshop/workshop-page.tsx'] };
