import type { ComponentType } from 'react';

export interface LabelledLink {
  label: string;
  to: string;
}

interface ElsewhereProps {
  /** What the learner searches for; empty if only a category is chosen. */
  question: string;
  /** Addresses that the list shows. */
  shown: string[];
  /** Whether the list shows few entries, or none. */
  isWanted: boolean;
  /** Where to look if the list is empty. */
  lists?: { title: string; links: LabelledLink[] } | undefined;
}

/** Draws what the rest of the school has for a search; a page takes it from another feature. */
export type Elsewhere = ComponentType<ElsewhereProps>;

const FEW = 3;

/** What a list passes on. The links of the chosen category replace the general ones. */
export function elsewhereProps(
  { text, category }: { text: string; category: string },
  shown: string[],
  { emptyTitle, links }: { emptyTitle: string; links: (LabelledLink & { category?: string | undefined })[] },
): ElsewhereProps {
  const fitting = links.filter((link) => link.category === category);
  const general = links.filter((link) => link.category === undefined);
  return {
    question: text,
    shown,
    isWanted: shown.length <= FEW,
    lists:
      shown.length > 0 ? undefined : { title: emptyTitle, links: fitting.length > 0 ? fitting : general },
  };
}
