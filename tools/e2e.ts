import { spawnSync } from 'node:child_process';
import { ensureBuilt } from '#tools/ensure-built.ts';
import { findBrowser } from '#tools/find-browser.ts';

/** `npm run e2e -- accounts` runs one file; with FULL=1 also what only `npm run test:all` runs (titles that end in `@full`). */
await ensureBuilt();
const left = process.env.FULL ? [] : ['--grep-invert', '@full'];
const { status } = spawnSync('node_modules/.bin/playwright', ['test', ...left, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROME_PATH: await findBrowser(), WHOLE_CHROME_PATH: await findBrowser('whole') },
});
process.exitCode = status ?? 1;
