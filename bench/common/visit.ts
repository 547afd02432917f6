import type { Browser, CDPSession, Page } from '@playwright/test';
import { openPage, openPhone } from './browser.ts';
import { repeatUntilThrottled, throttleCpu } from './throttle.ts';

/** A learner's phone with an empty cache. The origin is behind a slow line. */
export interface Phone {
  browser: Browser;
  origin: string;
  /** The session of a learner who signed in before. */
  session?: string | undefined;
}

export interface Visit {
  page: Page;
  devtools: CDPSession;
  /** The throttle is checked at the end; call this before and after a navigation that may lose it for a while. */
  checkThrottle: () => Promise<void>;
}

export const visitTimeoutMs = 60_000;

/** Opens a small text file of the school first, so that session and throttle are in place. */
export const visit = <Figures>(
  { browser, origin, session }: Phone,
  measure: (visit: Visit) => Promise<Figures>,
): Promise<Figures> =>
  repeatUntilThrottled(async () => {
    const context = await openPhone(browser);
    try {
      const page = await openPage(context);
      page.setDefaultTimeout(visitTimeoutMs);
      const devtools = await context.newCDPSession(page);
      await page.goto(`${origin}/robots.txt`);
      if (session) await page.evaluate((value) => localStorage.setItem('aplica-ia-session', value), session);
      const checkThrottle = await throttleCpu(devtools);
      const figures = await measure({ page, devtools, checkThrottle });
      await checkThrottle();
      return figures;
    } finally {
      await context.close();
    }
  });
