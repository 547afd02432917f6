import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './launch.ts';

await launch(undefined, async ({ distDir }) => {
  if (existsSync(join(distDir, 'pages.json'))) return;
  console.log('Construyendo el sitio (solo la primera vez)…');
  const { build } = await import('#tools/build.ts');
  await build();
});
