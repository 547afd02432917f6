import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** tsx keeps what it translated, for the next process. */
const isCache = (name: string) => name.startsWith('tsx-');

/** Around all files of a project: its temporary folders are made in one of its own, and one that a test forgets fails the run. */
export function setup() {
  const usual = process.env.TMPDIR;
  const folder = mkdtempSync(join(tmpdir(), 'aplica-ia-tests-'));
  // PostgreSQL refuses to run as root, and its user must get to its data.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
    const left = readdirSync(folder).filter((name) => !isCache(name));
    rmSync(folder, { recursive: true, force: true });
    if (left.length === 0) return;
    // Vitest tells of an error here, and ends as if all were well.
    console.error(`Tests left temporary folders behind: ${left.join(', ')}`);
    process.exitCode = 1;
  };
}
