import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '#tools/find-browser.ts';

/** Nothing outside this machine is part of a measurement. */
const browserFlags = [
  ...browserArguments,
  '--disable-gpu',
  '--disable-extensions',
  '--disable-dev-shm-usage',
  '--hide-scrollbars',
  '--mute-audio',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  // In place of Playwright's own list, which takes from a change of page what people's browsers do for it.
  '--disable-features=Translate,OptimizationHints,MediaRouter',
];

/** A phone and its connection, as Lighthouse has them. */
export const phone = { width: 412, height: 823 };
export const slow4G = {
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** As people have it: Back may show a page that the browser kept. */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findBrowser('whole'),
    args: browserFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });

/** With an empty cache, signed out. */
export const openPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: phone, hasTouch: true, isMobile: true, locale: 'es-ES' });

/** A page that runs functions of ours: the TypeScript loader marks their names with a function of its own. */
export async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (work) => work');
  return page;
}

/** Opens the page's next documents as a learner who signed in before. */
export const storeSession = (page: Page, session: string) =>
  page.addInitScript((value) => localStorage.setItem('aplica-ia-session', value), session);
