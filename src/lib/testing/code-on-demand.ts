import { vi } from 'vitest';

/** Vitest applies `doMock` and `doUnmock` with the next import, and forgets what is asked for while it does so. */
async function apply() {
  await vi.dynamicImportSettled();
  await import('#lib/testing/visits.ts');
}

/** Replaces a file that pages load when they need it. Its name starts with `#`. */
export async function replaceCode(file: string, factory: Parameters<typeof vi.doMock>[1]) {
  vi.doMock(file, factory);
  await apply();
}

/** A file that cannot be fetched. */
export const loseCode = (file: string) =>
  replaceCode(file, () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });

export async function restoreCode(file: string) {
  vi.doUnmock(file);
  await apply();
}
