import { open, stat } from 'node:fs/promises';

export const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Syncs a file, or a folder: without that, a power cut may lose a new name in it. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
