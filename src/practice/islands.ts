import type { PracticeIslandProps } from '#common/island-contract.ts';
import type { KindIslands } from './practice-kind.ts';

const files = import.meta.glob<object>('./*/islands.ts', { eager: true, import: 'islands' });

export const practiceIslands: KindIslands<keyof PracticeIslandProps> = Object.assign(
  {
    practica: {
      policy: 'now',
      sources: ['src/practice/practice-hub.tsx'],
      load: () => import('./practice-hub.tsx').then((m) => m.PracticeHub),
    },
  } satisfies KindIslands<'practica'>,
  ...Object.values(files),
);
