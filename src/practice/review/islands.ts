import type { KindIslands } from '#practice/practice-kind.ts';

declare module '#common/island-contract.ts' {
  interface PracticeIslandProps {
    repaso: object;
  }
}

export const islands: KindIslands<'repaso'> = {
  repaso: {
    policy: 'now',
    sources: ['src/practice/review/review-page.tsx'],
    load: () => import('./review-page.tsx').then((m) => m.ReviewPage),
  },
};
