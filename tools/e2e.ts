import { spawnSync } from 'node:child_process';
import { ensureBuilt } from '#tools/ensure-built.ts';
import { findBrowser } from '#tools/find-browser.ts';

/** `npm run e2e -- accounts` runs one file; FULL=1 adds the journeys of `npm run test:all` (titles that end in `@full`). */
await ensureBuilt();
const skipFull = process.env.FULL ? [] : ['--grep-invert', '@full'];
const { status } = spawnSync(
  'node_modules/.bin/playwright',
  ['test', ...skipFull, ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, CHROME_PATH: await findBrowser(), WHOLE_CHROME_PATH: await findBrowser('whole') },
  },
);
process.exitCode = status ?? 1;
