import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashInputs } from '#tools/build/inputs.ts';

/** Builds the site when it is missing, or older than the sources: after `git pull` nobody sees yesterday's pages. */
export async function ensureBuilt(root = process.cwd()) {
  if (await isBuildFresh(root)) return;
  console.log('Construyendo el sitio (solo la primera vez y después de cada cambio)…');
  const { build } = await import('#tools/build.ts');
  await build(root);
}

export async function isBuildFresh(root: string): Promise<boolean> {
  if (!existsSync(join(root, 'dist/pages.json'))) return false;
  // A machine that only received dist/ has nothing to compare with and nothing to build from.
  if (!existsSync(join(root, 'src'))) return true;
  const built = await readFile(join(root, 'dist/inputs.sha256'), 'utf8').catch(() => '');
  return built === hashInputs(root);
}
