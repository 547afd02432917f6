import { spawnSync } from 'node:child_process';
import { ensureBuilt } from '#tools/ensure-built.ts';
import { findBrowser } from '#tools/find-browser.ts';

await ensureBuilt();
const { status } = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROME_PATH: await findBrowser() },
});
process.exitCode = status ?? 1;
