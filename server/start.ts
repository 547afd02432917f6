import { launch } from './launch.ts';

await launch(undefined, async () => {
  // Loaded only here: a server that is handed a finished dist/ needs no build tools.
  const { ensureBuilt } = await import('#tools/ensure-built.ts');
  await ensureBuilt();
});
