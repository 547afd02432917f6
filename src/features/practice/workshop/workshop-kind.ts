import { practica, workshopTrades } from '#content.ts';
import { FULL_SCORE } from '#features/practice/craft-boxes.ts';
import type { NotebookValues } from '#lib/notebook/records.ts';
import type { PracticeKind } from '#lib/practice-kind.ts';

/** 'Taller C.R.A.F.T' on /practica: solved with all ten points, as the model answer has them. */
export const workshopKind: PracticeKind = {
  ...practica.kinds.taller,
  to: '/practica/taller',
  exercises: workshopTrades.flatMap(({ ejercicios }) =>
    ejercicios.map(({ slug, titulo }) => ({
      title: titulo,
      to: `/practica/taller?ejercicio=${slug}`,
      record: `workshop/${slug}` as const,
    })),
  ),
  stateOf(record) {
    const written = record?.value as NotebookValues['workshop'] | undefined;
    if (written?.best === FULL_SCORE) return 'solved';
    return Object.values(written?.boxes ?? {}).some((text) => text.trim()) ? 'started' : 'new';
  },
};
