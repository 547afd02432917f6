import { currentStores } from '#lib/stores.ts';

/** Some 35 kB, most of it the world's telephone numbers. */
export type Detector = typeof import('#common/personal-data/find-personal-data.ts');

const createLoaded = (): { detector?: Detector } => ({});

const loaded = () => currentStores().of(createLoaded);

/** The detector, if it is loaded: without a wait, the clipboard still accepts the click. */
export const loadedPersonalData = () => loaded().detector;

/** The only place that imports the detector, so that no page loads it before it is needed. */
export async function loadPersonalData(): Promise<Detector> {
  const detector = await import('#common/personal-data/find-personal-data.ts');
  loaded().detector = detector;
  return detector;
}

/** Call it when the learner begins to type. If the code does not load, the click that needs it says so. */
export const preloadPersonalData = () => void loadPersonalData().catch(() => undefined);
