/** Some 35 kB, most of it the world's telephone numbers. */
type Detector = typeof import('#common/personal-data/find-personal-data.ts');

let loaded: Detector | undefined;

/** What is there already: a click that needs no waiting is still the same gesture for the clipboard. */
export const loadedPersonalData = () => loaded;

/** The only way in, so that no page pays for it. */
export async function loadPersonalData(): Promise<Detector> {
  loaded = await import('#common/personal-data/find-personal-data.ts');
  return loaded;
}

/** Ahead of need, when somebody begins to type; the click that needs it says it if it does not come. */
export const preloadPersonalData = () => void loadPersonalData().catch(() => undefined);
