import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { openHydrated } from './hydrated.ts';
import { createLearner, type Learner } from './learner.ts';
import { startServer, type SchoolServer } from './server.ts';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  server: SchoolServer;
  /** One confirmed account for all tests that only read. */
  sharedLearner: Learner;
}

interface Fixtures {
  /** A confirmed account: the worker's, or a new one where the test needs its own. */
  learner: Learner;
  /** Tests that write, or end sessions, need their own learner: `test.use({ hasOwnLearner: true })`. */
  hasOwnLearner: boolean;
  /** A page with that learner signed in. */
  signedInPage: Page;
  /** A page in a separate browser context, which shares no storage with this one. */
  openElsewhere: (options?: BrowserContextOptions) => Promise<Page>;
  /** Allows a console error with this text; any other fails the test. */
  expectConsoleError: (text: string | RegExp) => void;
  /** The same for uncaught errors. */
  expectUncaughtError: (text: string | RegExp) => void;
  consoleWatch: ConsoleWatch;
}

interface ConsoleWatch {
  expected: (string | RegExp)[];
  expectedUncaught: (string | RegExp)[];
  follow: (context: BrowserContext) => void;
}

/** The second argument passes the fixture to the test; React already uses the name `use`. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({}, provide) => {
      const server = await startServer();
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 400_000 },
  ],

  sharedLearner: [
    async ({ server }, provide) => provide(await createLearner(server.origin)),
    { scope: 'worker', timeout: 200_000 },
  ],

  hasOwnLearner: [false, { option: true }],

  baseURL: ({ server }, provide) => provide(server.origin),

  context: async ({ context, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled !== false) context.on('page', openHydrated);
    await provide(context);
  },

  openElsewhere: async ({ browser, consoleWatch }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (options = {}) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      if (options.javaScriptEnabled !== false) context.on('page', openHydrated);
      consoleWatch.follow(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },

  consoleWatch: [
    async ({ context }, provide) => {
      const expected: (string | RegExp)[] = [];
      const expectedUncaught: (string | RegExp)[] = [];
      const unexpected: string[] = [];
      const note = (text: string, allowed: (string | RegExp)[]) => {
        const isExpected = allowed.some((part) =>
          typeof part === 'string' ? text.includes(part) : part.test(text),
        );
        if (!isExpected) unexpected.push(text);
      };
      const follow = (watched: BrowserContext) =>
        watched.on('page', (page) => {
          page.on('console', (message) => {
            if (message.type() === 'error') note(`${message.text()} (${message.location().url})`, expected);
          });
          page.on('pageerror', (error) => note(error.stack ?? error.message, expectedUncaught));
        });
      follow(context);
      await provide({ expected, expectedUncaught, follow });
      base.expect(unexpected, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],

  expectConsoleError: ({ consoleWatch }, provide) => provide((text) => void consoleWatch.expected.push(text)),
  expectUncaughtError: ({ consoleWatch }, provide) =>
    provide((text) => void consoleWatch.expectedUncaught.push(text)),

  learner: async ({ server, hasOwnLearner, sharedLearner }, provide) =>
    provide(hasOwnLearner ? await createLearner(server.origin) : sharedLearner),

  signedInPage: async ({ page, learner, hasOwnLearner }, provide) => {
    await signIn(page, learner);
    const left: string[] = [];
    page.on('response', (response) => {
      if (response.ok() && /\/complete_module\b/.test(response.url())) left.push(response.url());
    });
    // The answer may arrive after the page is gone.
    page.on('request', (request) => {
      if (/\/logout\?scope=global/.test(request.url())) left.push(request.url());
    });
    await provide(page);
    // Other tests share this learner, and would find an ended session or a completed module.
    if (!hasOwnLearner) base.expect(left, 'asks for a learner of its own').toEqual([]);
  },
});

/** The tests' own mark, not the school's. */
export const signedInMark = 'e2e-signed-in';

/** Stores the session like the app, once: a reload must not undo a later sign-out. */
export async function signIn(page: Page, learner: Learner) {
  await page.addInitScript(
    ([session, mark]) => {
      if (sessionStorage.getItem(mark)) return;
      sessionStorage.setItem(mark, 'true');
      localStorage.setItem('aplica-ia-session', session);
    },
    [learner.session, signedInMark] as const,
  );
}
