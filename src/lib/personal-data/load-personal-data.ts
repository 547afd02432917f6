import { currentStores } from '#lib/stores.ts';

/** Some 35 kB, most of it the world's telephone numbers. */
export type Detector = typeof import('#common/personal-data/find-personal-data.ts');

const createLoaded = (): { detector?: Detector } => ({});

const loaded = () => currentStores().of(createLoaded);

/** What is there already: a click that needs no waiting is still the same gesture for the clipboard. */
export const loadedPersonalData = () => loaded().detector;

/** The only way in, so that no page pays for it. */
export async function loadPersonalData(): Promise<Detector> {
  const detector = await import('#common/personal-data/find-personal-data.ts');
  loaded().detector = detector;
  return detector;
}

/** Ahead of need, when somebody begins to type; the click that needs it says it if it does not come. */
export const preloadPersonalData = () => void loadPersonalData().catch(() => undefined);
