import { defineConfig } from '@playwright/test';
import { browserArguments } from './tools/find-browser.ts';

/** Run it with `npm run e2e`, which builds the site and finds a browser first. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROME_PATH, args: browserArguments },
  },
});
