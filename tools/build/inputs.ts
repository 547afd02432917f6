import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that the two halves of a build depend on: a change in the server, or in what only editors are told, leaves the site as it is. */
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
    'tools/vite-plugins.ts',
  ],
  server: [
    'server',
    'content/site.yaml',
    'supabase/config.toml',
    'supabase/migrations',
    'supabase/templates',
    'package-lock.json',
    'tools/build/compile-server.ts',
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

/** Changes when the next build would differ. Names and contents count, dates do not: git sets those anew. */
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
