import type { Finding } from '#common/personal-data/finding.ts';
import { createObservable, currentStores } from '#lib/stores.ts';
import type { Equivalence } from './equivalences.ts';

export type Purpose = 'copy' | 'download' | 'open';

/** A learner's text that is about to leave the page. */
export interface Leaving {
  text: string;
  purpose: Purpose;
  /** Tags that this prompt already has. */
  known?: readonly Equivalence[];
  /**
   * Copies, downloads or opens the text. Called inside a click, which clipboards and new tabs require; returns
   * false if the browser refused even so.
   */
  take: (text: string, equivalences: Equivalence[]) => boolean | Promise<boolean>;
  /** The browser refused, and a new click would not help: say so. */
  refused?: () => void;
}

/** What the dialog asks about. Without findings it only asks for a new click, because the wait used up the first one. */
export interface Question extends Leaving {
  findings: Finding[];
}

const createQuestion = () => createObservable<Question | null>(null);

/** The open question, or null: leaving.ts asks it, and the shell's dialog shows it. */
export const personalDataQuestion = () => currentStores().of(createQuestion);
