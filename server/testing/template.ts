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
  /** Says all that is in it: another name is another folder. */
  name: string;
  make(folder: string): Promise<unknown>;
}

/** Made once and kept: both databases take longer to create their files than most tests take with them. */
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
    // Somebody else may have been faster; theirs is the same as ours.
    await rename(draft, folder).catch(() => undefined);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return folder;
}

/** 40 MB each, and a new one after every change of a table. */
async function removeUnused(templates: string) {
  for (const name of await readdir(templates)) {
    const folder = join(templates, name);
    const { mtimeMs } = await stat(folder);
    if (mtimeMs < Date.now() - week) await rm(folder, { recursive: true, force: true });
  }
}

/** With owners and permissions: PostgreSQL's user is not ours, and is strict about both. */
export const copyFolder = (from: string, to: string) => promisify(execFile)('cp', ['-Rp', from, to]);
