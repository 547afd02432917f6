import { exerciseKinds, kindPath } from '#common/exercise-kinds.ts';
import { partOf } from '#practice/practice-kind.ts';
import type { KindDocuments } from './page.ts';

const documents = import.meta.glob<KindDocuments>('../practice/*/documents.tsx', {
  eager: true,
  import: 'documents',
});

/** The pages of every kind of exercise. */
export const kindDocuments = exerciseKinds.map((kind) => ({
  path: kindPath(kind.id),
  entries: 'entries' in kind ? kind.entries : null,
  ...partOf(documents, kind),
}));
