import type { KindIslands, KindSources } from '#practice/practice-kind.ts';

declare module '#common/island-contract.ts' {
  interface PracticeIslandProps {
    errores: object;
    hunt: HuntProps;
    /** The case that a visitor plays on /prueba. */
    prueba: Pick<HuntProps, 'slug' | 'answer'>;
  }
}

/** The assistant's answer that the learner marks; `next` is the address of the following case. */
interface HuntProps {
  slug: string;
  answer: HuntSentence[];
  lesson: { label: string; to: string };
  next: string | null;
}

/** One sentence of the answer, with what the page says about it after judging. */
interface HuntSentence {
  text: string;
  starts?: 'parrafo' | 'punto' | undefined;
  /** The kind of fault and how to look for it; a right sentence has none. */
  fault?: { name: string; lookFor: string } | undefined;
  reason: string;
  /** The proof: the document's id and title, and the quote. */
  proofs: { source: string; title: string; quote: string }[];
}

export const islands: KindIslands<'errores' | 'hunt' | 'prueba'> = {
  errores: {
    policy: 'now',
    load: () => import('./hunt-list.tsx').then((m) => m.HuntList),
  },
  hunt: {
    policy: 'now',
    writes: true,
    load: () => import('./hunt-answer.tsx').then((m) => m.HuntAnswer),
  },
  // A visitor who only reads loads none of it. A finger or a pointer over the answer, or the focus in it, starts it.
  prueba: {
    policy: 'press',
    load: () => import('./trial.tsx').then((m) => m.Trial),
  },
};

export const sources: KindSources = {
  errores: ['src/practice/hunt/hunt-list.tsx'],
  hunt: ['src/practice/hunt/hunt-answer.tsx'],
};
