import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An image is built without git and without `.git`: there the variable COMMIT names the commit. */
function commitOf(root: string): string {
  const named = process.env.COMMIT?.trim();
  if (named) return named;
  try {
    const args = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'];
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim() || 'sin git';
  } catch {
    return 'sin git';
  }
}

/** What the server says about itself in `/healthz` and in the line at its start. */
export function sourceVersion(root: string): { version: string; commit: string } {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return { version, commit: commitOf(root) };
}
