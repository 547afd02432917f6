import { closeSync, constants, openSync } from 'node:fs';
import { link, rm, stat } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { StartError } from '#server/start-error.ts';

/** The longest socket address on Linux and macOS, without the closing zero. Node silently truncates longer ones. */
const longestPath = 103;

/** Sockets are bound and connected synchronously, so the detour only needs to exist during the call. */
function atPath<T>(folder: string, name: string, work: (path: string) => T): T {
  const path = join(folder, name);
  if (Buffer.byteLength(path) <= longestPath) return work(path);
  if (process.platform !== 'linux')
    throw new StartError(`La ruta ${folder} es demasiado larga: elige con DATA_DIR una más corta.`);
  const descriptor = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  try {
    return work(`/proc/self/fd/${descriptor}/${name}`);
  } finally {
    closeSync(descriptor);
  }
}

export interface LocalSocket {
  close(): Promise<void>;
}

function listen(server: Server, folder: string, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    atPath(folder, name, (path) => server.listen(path, resolve));
  });
}

/** Where the file system cannot link a socket, binds it under its final name directly. */
async function listenAs(server: Server, folder: string, name: string): Promise<void> {
  const draft = `${name}.${randomBytes(4).toString('hex')}`;
  await listen(server, folder, draft);
  try {
    await link(join(folder, draft), join(folder, name));
  } catch (error) {
    if (!['EINVAL', 'ENOTSUP', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await new Promise((resolve) => server.close(resolve));
    await listen(server, folder, name);
  } finally {
    await rm(join(folder, draft), { force: true });
  }
}

/**
 * Listens in the folder under this name; null when the name is taken, by a living process or by a dead one's leftover. The
 * name appears only once the socket listens, so a silent one means that its owner is gone.
 */
export async function claimName(
  folder: string,
  name: string,
  onConnection: (socket: Socket) => void = (socket) => socket.end(),
): Promise<LocalSocket | null> {
  const server = createServer(onConnection);
  try {
    await listenAs(server, folder, name);
  } catch (error) {
    server.close();
    if (['EEXIST', 'EADDRINUSE'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
  server.unref();
  const path = join(folder, name);
  const { ino } = await stat(path);
  return {
    async close() {
      const found = await stat(path).catch(() => null);
      if (found?.ino === ino) await rm(path, { force: true });
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Connects to the process that listens under this name in the folder, even from another container; null when none does. */
export function callName(folder: string, name: string): Promise<Socket | null> {
  return new Promise((resolve, reject) => {
    const socket = atPath(folder, name, (path) => connect(path));
    socket.once('connect', () => resolve(socket.removeAllListeners('error')));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(null);
      else reject(error);
    });
  });
}
