import { currentStores } from '#lib/stores.ts';

/** Some 35 kB, most of it the world's telephone numbers. */
export type Detector = typeof import('#common/personal-data/find-personal-data.ts');

export function createDetectorLoader() {
  let loaded: Detector | undefined;
  return {
    /** What is there already: a click that needs no waiting is still the same gesture for the clipboard. */
    loaded: () => loaded,
    async load(): Promise<Detector> {
      loaded = await import('#common/personal-data/find-personal-data.ts');
      return loaded;
    },
  };
}

/** The only way in, so that no page pays for it. */
export const loadPersonalData = () => currentStores().of(createDetectorLoader).load();

/** Ahead of need, when somebody begins to type; the click that needs it says it if it does not come. */
export const preloadPersonalData = () => void loadPersonalData().catch(() => undefined);
