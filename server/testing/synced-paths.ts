import { readlinkSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { vi } from 'vitest';

interface Synced<T> {
  result: T;
  /** Null where the system cannot tell. */
  synced: string[] | null;
}

/** Records the files that `FileHandle.sync` syncs during `work`, by their names at that moment. */
export async function syncedPaths<T>(work: () => Promise<T>): Promise<Synced<T>> {
  if (process.platform !== 'linux') return { result: await work(), synced: null };
  const handle = await open('.', 'r');
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const synced: string[] = [];
  const spy = vi.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    synced.push(readlinkSync(`/proc/self/fd/${this.fd}`));
  });
  try {
    return { result: await work(), synced };
  } finally {
    spy.mockRestore();
  }
}
