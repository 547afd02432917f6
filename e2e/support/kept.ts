import type { Page } from '@playwright/test';
import { compileFile } from '#tools/content/content-files.ts';
import type { PrivacyPage } from '#tools/content/pages/page-schemas.ts';
import { signedInMark } from './test.ts';

const { browser } = compileFile(process.cwd(), 'content/pages/privacidad.yaml') as PrivacyPage;

/** What /privacidad says that the browser keeps; a star stands for whatever follows. */
export const listed = browser.items.map(({ key, storage }) => `${storage}: ${key}`);

/** Everything that this browser keeps, by the name that the list has for it; what it does not name, by its own. */
export async function keptBy(page: Page): Promise<string[]> {
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `local: ${key}`),
    ...Object.keys(sessionStorage).map((key) => `session: ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `database: ${name}`),
    ...(await caches.keys()).map((name) => `cache: ${name}`),
  ]);
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie: ${name}`);
  const nameOf = (found: string) =>
    listed.find((name) => (name.endsWith('*') ? found.startsWith(name.slice(0, -1)) : found === name)) ??
    found;
  return [...kept, ...cookies].filter((name) => name !== `session: ${signedInMark}`).map(nameOf);
}

export const keptButNotListed = async (page: Page) =>
  (await keptBy(page)).filter((name) => !listed.includes(name));
