import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '#tools/ensure-built.ts';

/** The entry of a version in CHANGELOG.md; undefined if there is none. */
export function changesOf(version: string, changelog: string): string | undefined {
  const entries = changelog.split(/^(?=## )/m);
  return entries
    .find((entry) => entry.startsWith(`## ${version}`) && !/[\w.]/.test(entry[3 + version.length] ?? ''))
    ?.split('\n')
    .slice(1)
    .join('\n')
    .trim();
}

const parts = [
  'dist',
  'deploy',
  'LICENSE',
  'CHANGELOG.md',
  '.env.example',
  'package.json',
  'package-lock.json',
];

/** Makes a tarball that runs without building, with the packages that the server imports, and the notes for the release. */
async function release(tag: string) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  if (tag !== `v${version}`) throw new Error(`The tag is ${tag}, but package.json says ${version}.`);
  const notes = changesOf(version, readFileSync('CHANGELOG.md', 'utf8'));
  if (!notes) throw new Error(`CHANGELOG.md has no entry for ${version}.`);
  await ensureBuilt();
  const name = `aplica-ia-${version}`;
  const folder = join('release', name);
  rmSync('release', { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true });
  // npm passes the settings of .npmrc on to the scripts that it runs: this one would bring the build's packages too.
  const { npm_config_include: _, ...env } = process.env;
  // Binaries of packages are those of this machine: the tarball says for which it is.
  execFileSync('npm', ['ci', '--omit=dev'], { cwd: folder, stdio: 'inherit', env });
  if (existsSync(join(folder, 'node_modules/vite')))
    throw new Error('The tarball would hold the packages of the build.');
  writeFileSync('release/notes.md', `${notes}\n`);
  const file = `${name}-${process.platform}-${process.arch}.tar.gz`;
  execFileSync('tar', ['-czf', file, name], { cwd: 'release' });
  rmSync(folder, { recursive: true });
  console.log(`release/${file}`);
}

const [, , tag] = process.argv;
if (tag) await release(tag);
