import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives all files of a project one temporary folder, and fails the run if a test leaves something in it. */
export function setup() {
  const usual = process.env.TMPDIR;
  const folder = mkdtempSync(join(tmpdir(), 'aplica-ia-tests-'));
  // PostgreSQL refuses to run as root, and its user must reach its data.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
    // tsx keeps compiled files in tsx-* for the next process.
    const left = readdirSync(folder).filter((name) => !name.startsWith('tsx-'));
    rmSync(folder, { recursive: true, force: true });
    if (left.length === 0) return;
    // Vitest would print an error thrown here but still exit with 0.
    console.error(`Tests left temporary folders behind: ${left.join(', ')}`);
    process.exitCode = 1;
  };
}
