import { defineConfig } from '@playwright/test';
import { browserArguments } from './tools/find-browser.ts';

/** Limits only end what hangs. A CI machine shares its processors with others, and may stand still for a minute. */
const slowness = process.env.CI ? 5 : 1;

/** Run it with `npm run e2e`, which builds the site and finds a browser first. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000 * slowness,
  expect: { timeout: 10_000 * slowness },
  reporter: [['list']],
  use: {
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    viewport: { width: 1280, height: 800 },
    // Nobody watches, and every frame costs. What is about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test costs a sixth of the time; TRACE=1 records the one that is being looked into.
    trace: process.env.TRACE ? 'on' : 'off',
    launchOptions: { executablePath: process.env.CHROME_PATH, args: browserArguments },
  },
});
