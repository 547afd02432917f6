import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { openAlive } from './alive.ts';
import { createLearner, type Learner } from './learner.ts';
import { startServer, type SchoolServer } from './server.ts';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  server: SchoolServer;
  /** One confirmed account for all stories that only look. */
  sharedLearner: Learner;
}

interface Fixtures {
  /** A confirmed account: the worker's, or a new one where the story needs its own. */
  learner: Learner;
  /** Stories that write, or end sessions, ask for a learner of their own: `test.use({ hasOwnLearner: true })`. */
  hasOwnLearner: boolean;
  /** A page in which that learner is signed in. */
  signedInPage: Page;
  /** A page of another browser, as far as the school can tell: nothing that this one keeps is there. */
  openElsewhere: (options?: BrowserContextOptions) => Promise<Page>;
  /** Says that a console error with this text is part of the story; anything else fails the test. */
  expectConsoleError: (text: string | RegExp) => void;
  /** The same for what nobody caught, which is worse. */
  expectUncaughtError: (text: string | RegExp) => void;
  consoleWatch: ConsoleWatch;
}

interface ConsoleWatch {
  expected: (string | RegExp)[];
  expectedUncaught: (string | RegExp)[];
  follow: (context: BrowserContext) => void;
}

/** The second argument hands the fixture to the test; it is not called `use` because that is React's name. */
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
    if (javaScriptEnabled !== false) context.on('page', openAlive);
    await provide(context);
  },

  openElsewhere: async ({ browser, consoleWatch }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (options = {}) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      if (options.javaScriptEnabled !== false) context.on('page', openAlive);
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
    // Its answer comes after the page that asked.
    page.on('request', (request) => {
      if (/\/logout\?scope=global/.test(request.url())) left.push(request.url());
    });
    await provide(page);
    // Whoever shares this learner would find a session that has ended, or a module that is completed.
    if (!hasOwnLearner) base.expect(left, 'asks for a learner of its own').toEqual([]);
  },
});

/** Ours, not the school's. */
export const signedInMark = 'e2e-signed-in';

/** Puts the session where the app keeps it, once: signing out later must not be undone by a reload. */
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
