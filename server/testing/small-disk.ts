import { execFile } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface SmallDisk {
  folder: string;
  /** `size=60m`, `ro`, `rw` */
  remount(option: string): Promise<unknown>;
  /** Fills the disk completely; the result frees the space. */
  fill(): Promise<() => Promise<void>>;
  remove(): Promise<void>;
}

/** A small disk in memory; null where mounting is not allowed. */
export async function mountSmallDisk(size: string): Promise<SmallDisk | null> {
  const folder = await mkdtemp(join(tmpdir(), 'aplica-ia-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0700`, 'tmpfs', folder]);
  } catch {
    await rm(folder, { recursive: true });
    return null;
  }
  return {
    folder,
    remount: (option) => run('mount', ['-o', `remount,${option}`, folder]),
    async fill() {
      const ballast = join(folder, 'ballast');
      const { bavail, bsize } = await statfs(folder);
      await writeFile(ballast, Buffer.alloc(bavail * bsize));
      return () => rm(ballast);
    },
    async remove() {
      await run('umount', [folder]);
      await rm(folder, { recursive: true });
    },
  };
}
