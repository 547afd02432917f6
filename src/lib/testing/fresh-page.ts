import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect } from 'vitest';
import { visits } from '#lib/testing/visits.ts';
import { currentStores, provideStores, Stores } from '#lib/stores.ts';

const drawsNothing = (work: () => void) => Promise.resolve(work());
const { act } = expect.getState().testPath?.endsWith('.tsx')
  ? await import('@testing-library/react')
  : { act: drawsNothing };

/** Begins a page with stores of its own, and ends what the page before drew and listened to. */
export async function beginPage() {
  await endPage();
  provideStores(new Stores());
}

const endPage = () => act(() => currentStores().end());

provideStores(new Stores());

/** Test files share a window: each test begins with an empty browser, and its page ends with it. */
beforeEach(() => {
  provideStores(new Stores());
});
afterEach(async () => {
  await endPage();
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  window.earlyPress = undefined;
  visits.length = 0;
});
