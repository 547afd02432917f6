import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder to put something together in, on the same disk as dist/, gone in the end unless it was renamed. */
export async function withDraft(root: string, work: (draft: string) => Promise<void>) {
  await mkdir(join(root, '.cache'), { recursive: true });
  const draft = await mkdtemp(join(root, '.cache/build-'));
  // mkdtemp keeps its folders private; a server under another user reads this one.
  await chmod(draft, 0o755);
  try {
    await work(draft);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Two renames in a row: as close to replacing a folder at once as a file system gets. */
export async function replaceFolder(next: string, target: string) {
  const previous = `${next}-previous`;
  await rename(target, previous).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(next, target);
  await rm(previous, { recursive: true, force: true });
}
