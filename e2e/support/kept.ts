import type { Page } from '@playwright/test';
import { openContent } from '#tools/content/content.ts';
import { wordFiles } from '#tools/content/words.ts';
import { signedInMark } from './test.ts';

const { browser } = wordFiles.privacidad.read(openContent(process.cwd()));

/** What /privacidad says the browser stores; a star matches any ending. */
export const listed = browser.items.map(({ key, storage }) => `${storage}: ${key}`);

/** The list's name for an entry, or the entry's own. */
const nameOf = (found: string) =>
  listed.find((name) => (name.endsWith('*') ? found.startsWith(name.slice(0, -1)) : found === name)) ?? found;

/** Names that pages have written, even if removed since. */
const written = 'e2e-written';

/** Our own marks, and the auth client's test key, which it removes at once. */
const isIgnored = (name: string) =>
  [`session: ${signedInMark}`, `local: ${written}`].includes(name) || name.startsWith('local: lswt-');

/** Also records entries that are removed before `keptBy` looks. */
export const noteWritten = (page: Page) =>
  page.addInitScript((written) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      setItem.call(this, key, value);
      const names = new Set(JSON.parse(localStorage.getItem(written) ?? '[]') as string[]);
      names.add(`${this === localStorage ? 'local' : 'session'}: ${key}`);
      setItem.call(localStorage, written, JSON.stringify([...names]));
    };
  }, written);

/** Everything that this browser stores. */
export async function keptBy(page: Page): Promise<string[]> {
  const kept = await page.evaluate(
    async (written) => [
      ...Object.keys(localStorage).map((key) => `local: ${key}`),
      ...Object.keys(sessionStorage).map((key) => `session: ${key}`),
      ...(await indexedDB.databases()).map(({ name }) => `database: ${name}`),
      ...(await caches.keys()).map((name) => `cache: ${name}`),
      ...(JSON.parse(localStorage.getItem(written) ?? '[]') as string[]),
    ],
    written,
  );
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie: ${name}`);
  return [...kept, ...cookies].filter((name) => !isIgnored(name)).map(nameOf);
}

export const keptButNotListed = async (page: Page) =>
  (await keptBy(page)).filter((name) => !listed.includes(name));
