import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashInputs, type Half } from '#tools/build/inputs.ts';

const halves = {
  site: { sources: 'src', proof: 'dist/pages.json', hash: 'dist/inputs.sha256' },
  server: { sources: 'server', proof: 'dist/server/start.js', hash: 'dist/server/inputs.sha256' },
};

export async function isBuildFresh(root: string, half: Half): Promise<boolean> {
  const { sources, proof, hash } = halves[half];
  if (!existsSync(join(root, proof))) return false;
  // A machine that only received dist/ has no sources to compare or build.
  if (!existsSync(join(root, sources))) return true;
  const built = await readFile(join(root, hash), 'utf8').catch(() => '');
  return built === hashInputs(root, half);
}

/** Silently compiles the server when it is missing or older than its sources; takes two seconds. */
export async function ensureServer(root = process.cwd()) {
  if (await isBuildFresh(root, 'server')) return;
  const { renewServer } = await import('#tools/build/compile-server.ts');
  await renewServer(root);
}

/** Builds what is missing or older than the sources, so that `git pull` never leaves old pages online. */
export async function ensureBuilt(root = process.cwd()) {
  if (await isBuildFresh(root, 'site')) return ensureServer(root);
  console.log('Construyendo el sitio (solo la primera vez y después de cada cambio)…');
  const { build } = await import('#tools/build.ts');
  await build(root);
}

/** The answer of the argument `check`, with which `npm run doctor` asks; 1 would be an error of this program. */
const staleCode = 3;

/**
 * Runs before `npm start` and, with the argument `server`, before the operator's commands, in a separate process that frees
 * a build's memory when it ends. DIST_DIR names a finished site, which needs no check.
 */
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const hasOwnSite = resolve(process.env.DIST_DIR?.trim() || 'dist') !== resolve('dist');
  if (process.argv[2] === 'check')
    process.exitCode = (await isBuildFresh(process.cwd(), 'site')) ? 0 : staleCode;
  else await (hasOwnSite || process.argv[2] === 'server' ? ensureServer(process.cwd()) : ensureBuilt());
}
