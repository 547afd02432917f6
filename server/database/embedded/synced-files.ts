import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What the file system inside PGlite keeps for an open file; folders have no descriptor of the system's. */
interface OpenFile {
  nfd?: number;
  node: object;
}

interface HostFiles {
  realPath(node: object): string;
  /** Turns errors of the system into those that PostgreSQL understands. */
  tryFSOperation(work: () => void): void;
  stream_ops: { fsync?: (file: OpenFile) => number };
}

type Sync = (descriptor: number) => void;

/** A file, or a folder, without which a new name in it may be gone after a power cut. */
function syncNow(path: string, sync: Sync = fsyncSync): void {
  const file = openSync(path, 'r');
  try {
    sync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * PostgreSQL knows what has to reach the disk before it answers, but PGlite switches that off, and its file system has
 * nothing to do it with. Both are mended here: a confirmed write survives a power cut.
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
 * PostgreSQL writes zeros over all of its buffers at the start. With the 128 MB that it takes by itself, the process would
 * hold 120 MB more from then on; what does not fit is in the system's cache of files anyway.
 */
const sharedBuffers = 'shared_buffers=32MB';

/** PGlite's own start, without the flag that turns syncing off; its file system knows fsync, not fdatasync. */
export const syncedStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  ...['-c', sharedBuffers],
];

/**
 * An empty database in a new folder, all of it on the disk. PGlite creates one in a second instance to which it hands the
 * same file system, which cannot be mounted twice: it is created as usual and synced afterwards.
 */
export async function initDatabase(folder: string, sync: Sync = fsyncSync): Promise<void> {
  const pglite = await PGlite.create({ dataDir: folder });
  await pglite.close();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    syncNow(join(folder, name), sync);
  syncNow(folder, sync);
}
