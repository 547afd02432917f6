import type { Equivalence } from './equivalences.ts';
import type { Finding } from '#common/personal-data/finding.ts';
import { showBootFailure } from '#lib/boot-failure.ts';
import { loadedPersonalData, loadPersonalData } from './load-personal-data.ts';

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

let question: Question | null = null;
const listeners = new Set<() => void>();

function ask(next: Question | null) {
  question = next;
  for (const listener of listeners) listener();
}

export const currentQuestion = () => question;

export function subscribeToQuestion(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

async function takeAtOnce(leaving: Leaving, onRefused: () => void) {
  const hasLeft = await leaving.take(leaving.text, [...(leaving.known ?? [])]);
  if (!hasLeft) onRefused();
}

function decide(
  { findPersonalData }: Awaited<ReturnType<typeof loadPersonalData>>,
  leaving: Leaving,
  hasWaited: boolean,
): Promise<void> | void {
  const findings = findPersonalData(leaving.text);
  if (findings.length > 0) return ask({ ...leaving, findings });
  return takeAtOnce(leaving, () => (hasWaited ? ask({ ...leaving, findings: [] }) : leaving.refused?.()));
}

/**
 * The door for every place that copies, downloads or opens a text of the learner's. Nothing found: the text leaves
 * at once. Otherwise the dialog asks (src/shell/personal-data.ts). Rejects where the text could not be
 * checked: it stays, and the place says so. Places with a form call `preloadPersonalData()` when somebody begins to type:
 * Safari forgets a click while code is being fetched.
 */
export async function checkBeforeLeaving(leaving: Leaving): Promise<void> {
  const detector = loadedPersonalData();
  // No await before this: up to here it is the learner's click.
  if (detector) return decide(detector, leaving, false);
  const loaded = await loadPersonalData().catch((error: unknown) => {
    showBootFailure(error);
    throw error;
  });
  await decide(loaded, leaving, true);
}

/** The learner chose what leaves. */
export function answerQuestion(text: string, equivalences: Equivalence[]) {
  const answered = question;
  ask(null);
  if (!answered) return;
  void Promise.resolve(answered.take(text, equivalences)).then((hasLeft) => hasLeft || answered.refused?.());
}

export function cancelQuestion() {
  ask(null);
}
