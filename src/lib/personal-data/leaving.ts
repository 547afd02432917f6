import { showBootFailure } from '#lib/boot.ts';
import { currentStores } from '#lib/stores.ts';
import type { Equivalence } from './equivalences.ts';
import { personalDataQuestion, type Leaving } from './question.ts';

/** Some 35 kB, most of it the world's telephone numbers. */
type Detector = typeof import('#common/personal-data/find-personal-data.ts');

const createLoaded = (): { detector?: Detector } => ({});

const loaded = () => currentStores().of(createLoaded);

/** The detector, if it is loaded: without a wait, the clipboard still accepts the click. */
const loadedPersonalData = () => loaded().detector;

/** The only place that imports the detector, so that no page loads it before it is needed. */
export async function loadPersonalData(): Promise<Detector> {
  const detector = await import('#common/personal-data/find-personal-data.ts');
  loaded().detector = detector;
  return detector;
}

/** Call it when the learner begins to type. If the code does not load, the click that needs it says so. */
export const preloadPersonalData = () => void loadPersonalData().catch(() => undefined);

async function takeAtOnce(leaving: Leaving, onRefused: () => void) {
  const hasLeft = await leaving.take(leaving.text, [...(leaving.known ?? [])]);
  if (!hasLeft) onRefused();
}

function decide({ findPersonalData }: Detector, leaving: Leaving, hasWaited: boolean): Promise<void> | void {
  const question = personalDataQuestion();
  const findings = findPersonalData(leaving.text);
  if (findings.length > 0) return question.set({ ...leaving, findings });
  return takeAtOnce(leaving, () =>
    hasWaited ? question.set({ ...leaving, findings: [] }) : leaving.refused?.(),
  );
}

/**
 * Every place that copies, downloads or opens a learner's text calls this first. If it finds nothing, the text leaves at
 * once, else the dialog asks (src/shell/personal-data.ts). Rejects if the text could not be checked: it stays, and the
 * caller says so. Forms call `preloadPersonalData()` when the learner begins to type: Safari forgets a click while code is
 * being fetched.
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
  const question = personalDataQuestion();
  const answered = question.get();
  question.set(null);
  if (!answered) return;
  void Promise.resolve(answered.take(text, equivalences)).then((hasLeft) => hasLeft || answered.refused?.());
}
