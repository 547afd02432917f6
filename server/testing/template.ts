import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { exists } from '#server/database/data-files.ts';

const cache = fileURLToPath(new URL('../../.cache/', import.meta.url));
const week = 7 * 24 * 60 * 60 * 1000;

interface Template {
  kind: 'pglite' | 'postgres';
  /** Depends on everything in it: another name is another folder. */
  name: string;
  make(folder: string): Promise<unknown>;
}

/** Created once and cached: both databases take longer to create their files than most tests run. */
export async function templateFolder({ kind, name, make }: Template): Promise<string> {
  const templates = join(cache, kind);
  const folder = join(templates, name);
  if (await exists(folder)) {
    await utimes(folder, new Date(), new Date());
    return folder;
  }
  await mkdir(templates, { recursive: true });
  await removeUnused(templates);
  const draft = await mkdtemp(join(templates, 'draft-'));
  try {
    await make(draft);
    // Another process may have been faster, with the same result.
    await rename(draft, folder).catch(() => undefined);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return folder;
}

/** Each takes 40 MB, and every change of a table makes a new one. */
async function removeUnused(templates: string) {
  for (const name of await readdir(templates)) {
    const folder = join(templates, name);
    const { mtimeMs } = await stat(folder);
    if (mtimeMs < Date.now() - week) await rm(folder, { recursive: true, force: true });
  }
}

/** Keeps owners and permissions: PostgreSQL's user is not ours, and is strict about both. */
export const copyFolder = (from: string, to: string) => promisify(execFile)('cp', ['-Rp', from, to]);
