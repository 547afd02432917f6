import { rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerQuestions, askServer, lockName, type Answers } from './control.ts';
import { callName, claimName, type LocalSocket } from './local-socket.ts';
import { StartError } from '#server/start-error.ts';

export interface Lock {
  /** Registers the holder's answers to commands that ask through the lock. */
  answer(answers: Answers): void;
  release(): Promise<void>;
}

const clearingName = `${lockName}.clearing`;

async function isSilent(folder: string, name: string): Promise<boolean> {
  const socket = await callName(folder, name);
  socket?.destroy();
  return socket === null;
}

/** Only one process at a time may clear a stale lock, or it could clear one that another process has just taken. */
async function clearStale(folder: string): Promise<void> {
  const guard = await claimName(folder, clearingName);
  if (!guard) {
    if (await isSilent(folder, clearingName)) await rm(join(folder, clearingName), { force: true });
    else await sleep(20);
    return;
  }
  try {
    if (await isSilent(folder, lockName)) await rm(join(folder, lockName), { force: true });
  } finally {
    await guard.close();
  }
}

async function lockedError(dataDir: string): Promise<StartError> {
  const holder = await askServer(dataDir, 'who').catch(() => null);
  const pid = Number(holder?.pid);
  const who = holder ? `proceso ${pid}${holder.host === hostname() ? '' : ` en ${String(holder.host)}`}` : '';
  return new StartError(
    `La carpeta de datos ${dataDir} ya la usa otro servidor${who && ` (${who})`}. ` +
      'Detén ese proceso o elige otra carpeta con DATA_DIR.',
  );
}

const noSockets = (dataDir: string) =>
  new StartError(
    `La carpeta de datos ${dataDir} está en un disco que no admite sockets, y sin ellos no se puede impedir que dos ` +
      'servidores la usen a la vez. Elige con DATA_DIR una carpeta de un disco local (en contenedores, un volumen).',
  );

/**
 * PGlite does not notice a second process on its folder, and both would corrupt it, so we refuse the second. The lock is a
 * socket on which the holder listens: the kernel knows whether a process does, even in another container that shares the
 * folder, and after a crash none does. Machines that share a folder over the network do not see each other's locks.
 */
export async function lockDataDir(dataDir: string): Promise<Lock> {
  const answers: Answers = { who: async () => ({ pid: process.pid, host: hostname() }) };
  const deadline = Date.now() + 15_000;
  let socket: LocalSocket | null = null;
  for (;;) {
    try {
      socket = await claimName(dataDir, lockName, (caller) => answerQuestions(caller, answers));
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      throw ['ENOTSUP', 'EINVAL', 'EPERM'].includes(code) ? noSockets(dataDir) : error;
    }
    if (socket) break;
    if (Date.now() > deadline || !(await isSilent(dataDir, lockName))) throw await lockedError(dataDir);
    await clearStale(dataDir);
  }
  const { close } = socket;
  return { answer: (more) => void Object.assign(answers, more), release: close };
}
