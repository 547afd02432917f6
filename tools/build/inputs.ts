import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The inputs of each half of a build: a change in server/ or tools/editorial/ does not rebuild the site. */
const inputs = {
  site: [
    'common',
    'src',
    'content',
    'public',
    'package-lock.json',
    'vite.config.ts',
    'tools/build',
    'tools/build.ts',
    'tools/content',
  ],
  server: [
    'server',
    'content/site.yaml',
    'supabase/config.toml',
    'supabase/migrations',
    'supabase/templates',
    'package-lock.json',
    'tools/build/compile-server.ts',
    'tools/build/source-version.ts',
  ],
};

export type Half = keyof typeof inputs;

const isInput = (path: string) => !/\.test\.tsx?$|[\\/]testing[\\/]/.test(path);

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile() && isInput(file));
}

/** Changes when the next build would differ. Covers names and contents, not dates: git resets those. */
export function hashInputs(root: string, half: Half): string {
  const hash = createHash('sha256');
  const files = inputs[half].flatMap((name) => filesBelow(join(root, name)));
  for (const file of files.sort()) {
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}
