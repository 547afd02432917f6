import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Runs `work` with a temporary folder on the same disk as dist/, and deletes it unless `work` renamed it. */
export async function withDraft(root: string, work: (draft: string) => Promise<void>) {
  await mkdir(join(root, '.cache'), { recursive: true });
  const draft = await mkdtemp(join(root, '.cache/build-'));
  // mkdtemp makes folders private, but a server under another user must read this one.
  await chmod(draft, 0o755);
  try {
    await work(draft);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Two renames: file systems cannot replace a folder atomically. */
export async function replaceFolder(next: string, target: string) {
  const previous = `${next}-previous`;
  await rename(target, previous).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(next, target);
  await rm(previous, { recursive: true, force: true });
}
