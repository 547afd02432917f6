import type { Finding } from '#common/personal-data/finding.ts';
import { createObservable } from '#lib/observable.ts';
import { currentStores } from '#lib/stores.ts';
import type { Equivalence } from './equivalences.ts';

export type Purpose = 'copy' | 'download' | 'open';

/** A text of the learner's that is about to leave the screen. */
export interface Leaving {
  text: string;
  purpose: Purpose;
  /** Tags that were given before, with this prompt. */
  known?: readonly Equivalence[];
  /**
   * Lets the text out. Called inside a click, because clipboard and new tab ask for one; says false where
   * the browser refused all the same.
   */
  take: (text: string, equivalences: Equivalence[]) => boolean | Promise<boolean>;
  /** The browser refused, and a new click would not help: say so. */
  refused?: () => void;
}

/** What the dialog asks about. Without findings it only offers the click that was used up by waiting. */
export interface Question extends Leaving {
  findings: Finding[];
}

const createQuestion = () => createObservable<Question | null>(null);

/** The one that is open, or null: leaving.ts asks it, and the dialog of the shell shows it. */
export const personalDataQuestion = () => currentStores().of(createQuestion);
