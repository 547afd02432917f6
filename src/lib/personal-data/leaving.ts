import type { Equivalence } from './equivalences.ts';
import type { Finding } from '#common/personal-data/finding.ts';
import { showBootFailure } from '#lib/boot-failure.ts';
import { createObservable } from '#lib/observable.ts';
import { currentStores, type Stores } from '#lib/stores.ts';
import { createDetectorLoader, type Detector } from './load-personal-data.ts';

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

/**
 * The door for every place that copies, downloads or opens a text of the learner's. Nothing found: the text leaves
 * at once. Otherwise the dialog asks (src/shell/personal-data.ts).
 */
export function createLeaving(stores: Stores) {
  const question = createObservable<Question | null>(null);
  const detector = stores.of(createDetectorLoader);

  async function takeAtOnce(leaving: Leaving, onRefused: () => void) {
    const hasLeft = await leaving.take(leaving.text, [...(leaving.known ?? [])]);
    if (!hasLeft) onRefused();
  }

  function decide(
    { findPersonalData }: Detector,
    leaving: Leaving,
    hasWaited: boolean,
  ): Promise<void> | void {
    const findings = findPersonalData(leaving.text);
    if (findings.length > 0) return question.set({ ...leaving, findings });
    return takeAtOnce(leaving, () =>
      hasWaited ? question.set({ ...leaving, findings: [] }) : leaving.refused?.(),
    );
  }

  return {
    question: question.get,
    subscribe: question.subscribe,

    /**
     * Rejects where the text could not be checked: it stays, and the place says so. Places with a form call
     * `preloadPersonalData()` when somebody begins to type: Safari forgets a click while code is being fetched.
     */
    async check(leaving: Leaving): Promise<void> {
      const loaded = detector.loaded();
      // No await before this: up to here it is the learner's click.
      if (loaded) return decide(loaded, leaving, false);
      const arrived = await detector.load().catch((error: unknown) => {
        showBootFailure(error);
        throw error;
      });
      await decide(arrived, leaving, true);
    },

    /** The learner chose what leaves. */
    answer(text: string, equivalences: Equivalence[]) {
      const answered = question.get();
      question.set(null);
      if (!answered) return;
      void Promise.resolve(answered.take(text, equivalences)).then(
        (hasLeft) => hasLeft || answered.refused?.(),
      );
    },

    cancel: () => question.set(null),
  };
}

export const leavingTexts = () => currentStores().of(createLeaving);

export const checkBeforeLeaving = (leaving: Leaving) => leavingTexts().check(leaving);
