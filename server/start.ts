import { resolve } from 'node:path';
import { launch } from './launch.ts';

await launch(undefined, async ({ distDir }) => {
  // A folder of one's own (DIST_DIR) holds a finished build: nothing to check, no build tools needed.
  if (distDir !== resolve('dist')) return;
  const { ensureBuilt } = await import('#tools/ensure-built.ts');
  await ensureBuilt();
});
