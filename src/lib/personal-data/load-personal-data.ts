import type * as Equivalences from './equivalences.ts';
import type { findPersonalData } from './find-personal-data.ts';

/** Finding, replacing and restoring: some 35 kB, most of it the world's telephone numbers. */
export type PersonalData = Pick<typeof Equivalences, 'tagFindings' | 'replaceFindings' | 'restoreValues'> & {
  findPersonalData: typeof findPersonalData;
};

let loaded: PersonalData | undefined;

/** What is there already: a click that needs no waiting is still the same gesture for the clipboard. */
export const loadedPersonalData = () => loaded;

/** The only way in, so that no page pays for it. Call it ahead of need, when somebody begins to type. */
export async function loadPersonalData(): Promise<PersonalData> {
  const [{ findPersonalData }, equivalences] = await Promise.all([
    import('./find-personal-data.ts'),
    import('./equivalences.ts'),
  ]);
  loaded = { findPersonalData, ...equivalences };
  return loaded;
}
