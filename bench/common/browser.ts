import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '#tools/find-browser.ts';

/** Nothing outside this machine is part of a measurement. */
export const browserFlags = [
  ...browserArguments,
  '--disable-gpu',
  '--disable-extensions',
  '--disable-dev-shm-usage',
  '--hide-scrollbars',
  '--mute-audio',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** Lighthouse's phone and its connection. */
export const phone = { width: 412, height: 823 };
export const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
export const cpuSlowdown = 4;

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findBrowser(), args: browserFlags });

/** A page that runs functions of ours: the TypeScript loader marks their names with a function of its own. */
export async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (work) => work');
  return page;
}

/** Opens the page's next documents as a learner who signed in before. */
export const storeSession = (page: Page, session: string) =>
  page.addInitScript((value) => localStorage.setItem('aplica-ia-session', value), session);
