import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** PGlite's record of an open file; folders have no system descriptor. */
interface OpenFile {
  nfd?: number;
  node: object;
}

interface HostFiles {
  realPath(node: object): string;
  /** Turns system errors into those that PostgreSQL understands. */
  tryFSOperation(work: () => void): void;
  stream_ops: { fsync?: (file: OpenFile) => number };
}

type Sync = (descriptor: number) => void;

/** Syncs a file, or a folder: without that, a power cut may lose a new name in it. */
function syncNow(path: string, sync: Sync = fsyncSync): void {
  const file = openSync(path, 'r');
  try {
    sync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * PostgreSQL knows what must reach the disk before it answers, but PGlite switches that off, and its file system cannot sync.
 * This class provides both, so a confirmed write survives a power cut.
 */
export class SyncedFiles extends NodeFS {
  private readonly sync: Sync;

  constructor(folder: string, sync: Sync = fsyncSync) {
    super(folder);
    this.sync = sync;
  }

  override async init(...[pglite, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pglite, options);
    const addSync = ({ FS }: { FS: unknown }) => {
      const { NODEFS } = (FS as { filesystems: { NODEFS: HostFiles } }).filesystems;
      NODEFS.stream_ops.fsync = (file) => {
        NODEFS.tryFSOperation(() => {
          if (file.nfd === undefined) syncNow(NODEFS.realPath(file.node));
          else this.sync(file.nfd);
        });
        return 0;
      };
    };
    const preRun = [...((emscriptenOpts.preRun ?? []) as ((module: { FS: unknown }) => void)[]), addSync];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } as typeof emscriptenOpts };
  }
}

/**
 * PostgreSQL zeroes all of its buffers at the start. With its default of 128 MB, the process would hold 120 MB more from then
 * on; the system's file cache has the rest anyway.
 */
const sharedBuffers = 'shared_buffers=32MB';

/** PGlite's default parameters without the flag that turns syncing off; its file system knows fsync, not fdatasync. */
export const syncedStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  ...['-c', sharedBuffers],
];

/**
 * Creates an empty database in a new folder and syncs it. PGlite creates one in a second instance with the same file system,
 * which cannot be mounted twice: so it is created without syncing, and synced afterwards.
 */
export async function initDatabase(folder: string, sync: Sync = fsyncSync): Promise<void> {
  const pglite = await PGlite.create({ dataDir: folder });
  await pglite.close();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    syncNow(join(folder, name), sync);
  syncNow(folder, sync);
}
