import { launch } from './launch.ts';
import { readManifest } from '#server/site/pages.ts';

await launch(undefined, async (settings) => {
  const { publicAddress } = await readManifest(settings.distDir);
  return { ...settings, publicUrl: settings.publicUrl ?? publicAddress };
});
