import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '#tools/find-browser.ts';

/** A measurement must not include anything outside this machine. */
const browserFlags = [
  ...browserArguments,
  '--disable-gpu',
  '--disable-extensions',
  '--disable-dev-shm-usage',
  '--hide-scrollbars',
  '--mute-audio',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  // Replaces Playwright's own list, which disables features that real browsers use when changing pages.
  '--disable-features=Translate,OptimizationHints,MediaRouter',
];

/** Lighthouse's phone and connection. */
export const phone = { width: 412, height: 823 };
export const slow4G = {
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Like people's browsers: Back may show a cached page. */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findBrowser('whole'),
    args: browserFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });

/** With an empty cache, signed out. */
export const openPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: phone, hasTouch: true, isMobile: true, locale: 'es-ES' });

/** A page that can run our functions: the TypeScript loader wraps their names in a helper that pages lack. */
export async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (work) => work');
  return page;
}

/** Makes the page's next documents open with this session. */
export const storeSession = (page: Page, session: string) =>
  page.addInitScript((value) => localStorage.setItem('aplica-ia-session', value), session);
