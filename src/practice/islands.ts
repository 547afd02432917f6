import type { PracticeIslandProps } from '#common/island-contract.ts';
import type { KindIslands, KindSources } from './practice-kind.ts';

const files = import.meta.glob<object>('./*/islands.ts', { eager: true, import: 'islands' });

export const practiceIslands: KindIslands<keyof PracticeIslandProps> = Object.assign(
  {
    practica: {
      policy: 'now',
      load: () => import('./practice-hub.tsx').then((m) => m.PracticeHub),
    },
  } satisfies KindIslands<'practica'>,
  ...Object.values(files),
);

const sources = import.meta.glob<KindSources>('./*/islands.ts', { eager: true, import: 'sources' });

export const practiceSources = (): KindSources =>
  Object.assign({ practica: ['src/practice/practice-hub.tsx'] }, ...Object.values(sources));
