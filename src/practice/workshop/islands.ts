import type { KindIslands } from '#practice/practice-kind.ts';

declare module '#common/island-contract.ts' {
  interface PracticeIslandProps {
    taller: object;
  }
}

export const islands: KindIslands<'taller'> = {
  taller: {
    policy: 'now',
    sources: ['src/practice/workshop/workshop-page.tsx'],
    load: () => import('./workshop-page.tsx').then((m) => m.WorkshopPage),
  },
};
