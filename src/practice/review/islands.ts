import type { KindIslands, KindSources } from '#practice/practice-kind.ts';

declare module '#common/island-contract.ts' {
  interface PracticeIslandProps {
    repaso: object;
  }
}

export const islands: KindIslands<'repaso'> = {
  repaso: {
    policy: 'now',
    load: () => import('./review-page.tsx').then((m) => m.ReviewPage),
  },
};

export const sources: KindSources = { repaso: ['src/practice/review/review-page.tsx'] };
