import { resolve } from 'node:path';
import { launch } from './launch.ts';
import { readManifest } from '#server/site/pages.ts';

await launch(undefined, async (settings) => {
  // A folder of one's own (DIST_DIR) holds a finished build: nothing to check, no build tools needed.
  if (settings.distDir === resolve('dist')) {
    const { ensureBuilt } = await import('#tools/ensure-built.ts');
    await ensureBuilt();
  }
  const { publicAddress } = await readManifest(settings.distDir);
  return { ...settings, publicUrl: settings.publicUrl ?? publicAddress };
});
