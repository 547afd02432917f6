import puppeteer from 'puppeteer-core';
import type { Engine, Tab } from './tab.ts';

/** Driven over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  program: '/usr/bin/firefox-esr',
  package: 'firefox-esr',
  async start(): Promise<Tab> {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: firefox.program,
      headless: true,
    });
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
    page.on('pageerror', (error) => void errors.push(String(error)));
    return {
      open: async (address) => {
        try {
          await page.goto(address);
        } catch (error) {
          // A page that redirects before its first paint aborts its own navigation.
          if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
        }
      },
      click: async (selector) => {
        const element = await page.waitForSelector(selector, { visible: true, timeout: 5_000 });
        await element?.scrollIntoView();
        await element?.click();
      },
      type: async (selector, text) => (await page.waitForSelector(selector))?.type(text),
      evaluate: (expression) => page.evaluate(`(() => ${expression})()`) as Promise<never>,
      print: () => page.pdf({ format: 'a4' }),
      errors: () => errors,
      close: () => browser.close(),
    };
  },
};
