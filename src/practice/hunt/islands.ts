import type { KindIslands, KindSources } from '#practice/practice-kind.ts';

declare module '#common/island-contract.ts' {
  interface PracticeIslandProps {
    errores: object;
    hunt: HuntProps;
  }
}

/** The answer of a case, to be marked and judged; `next` is the address of the case after it. */
interface HuntProps {
  slug: string;
  respuesta: HuntSentence[];
  leccion: { label: string; to: string };
  next: string | null;
}

/** One sentence of an assistant's answer, with what is said of it once it is judged. */
export interface HuntSentence {
  frase: string;
  empieza?: 'parrafo' | 'punto' | undefined;
  /** The kind of fault and how one looks for it; a right sentence has none. */
  fallo?: { nombre: string; busca: string } | undefined;
  motivo: string;
  /** Where it can be seen: the document's id and title, and its words. */
  prueba: { documento: string; titulo: string; cita: string }[];
}

export const islands: KindIslands<'errores' | 'hunt'> = {
  errores: {
    policy: 'now',
    load: () => import('./hunt-list.tsx').then((m) => m.HuntList),
  },
  hunt: {
    policy: 'now',
    writes: true,
    load: () => import('./hunt-answer.tsx').then((m) => m.HuntAnswer),
  },
};

export const sources: KindSources = {
  errores: ['src/practice/hunt/hunt-list.tsx'],
  hunt: ['src/practice/hunt/hunt-answer.tsx'],
};
