import { open, stat } from 'node:fs/promises';

export const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Brings a file to the disk; or a folder, without which a new name in it may be gone after a power cut. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
