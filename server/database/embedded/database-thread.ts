import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { reasonOf } from '#server/start-error.ts';
import { initDatabase, SyncedFiles, syncedStart } from './synced-files.ts';
import type { ThreadFailure, ThreadMessage, ThreadOrder, ToThread } from './thread-stream.ts';

const isTerminate = (message: Uint8Array) => message[0] === 'X'.charCodeAt(0);
const isStartup = (message: Uint8Array) => message[0] === 0;

/** Each of these ends a statement. */
const outcomes = new Set(['commandComplete', 'emptyQuery', 'error']);

/** A panic (no room for the log) ends a real PostgreSQL's process; here the next statement would never end. */
const isEnd = (message: object) =>
  'severity' in message && (message.severity === 'PANIC' || message.severity === 'FATAL');

/**
 * When PGlite's program breaks, it swallows the exception and reports that it is ready, as if a statement without rows had
 * succeeded. A commit that never happened must not be confirmed.
 */
async function answer(pglite: PGlite, message: Uint8Array): Promise<Uint8Array> {
  const { messages, data } = await pglite.execProtocol(message, { throwOnError: false });
  const end = messages.find(isEnd);
  if (end) throw new Error(reasonOf(end));
  if (!isStartup(message) && !messages.some(({ name }) => outcomes.has(name)))
    throw new Error('PostgreSQL broke off in the middle of a statement.');
  // A copy that can be transferred: PGlite writes the next answer into the same memory.
  return data.slice();
}

async function serve(folder: string, port: MessagePort): Promise<void> {
  const pglite = await PGlite.create({ fs: new SyncedFiles(folder), startParams: syncedStart });
  let last = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work);
    // An exception here leaves the database in an unknown state: the thread ends.
    last.catch((error: unknown) => {
      throw error;
    });
  };
  port.on('message', (message: ToThread) =>
    inTurn(async () => {
      if (message === 'close') {
        await pglite.close();
        port.close();
      } else if (!isTerminate(message)) {
        const data = await answer(pglite, message);
        port.postMessage(data, [data.buffer as ArrayBuffer]);
      }
    }),
  );
  port.postMessage({ state: 'open' } satisfies ThreadMessage);
}

function failureOf(error: unknown): ThreadFailure {
  const { name, message, code, errno } = (error ?? {}) as ThreadFailure;
  return { name, message: message ?? String(error), code, errno };
}

/**
 * V8 compiles PGlite's program quickly at first, and then recompiles, slowly, the hot parts. The second pass costs the
 * process 3 s of processor time at each start and 100 MB under load. Set these flags before loading the program.
 */
const translateOnce = () =>
  ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'].forEach((flag) => setFlagsFromString(flag));

/** Runs in a separate thread: PGlite answers a statement in one piece, and blocks its thread meanwhile. */
async function run(port: MessagePort): Promise<void> {
  const { task, folder } = workerData as ThreadOrder;
  translateOnce();
  try {
    if (task === 'create') await initDatabase(folder);
    else await serve(folder, port);
  } catch (error) {
    port.postMessage({ state: 'failed', error: failureOf(error) } satisfies ThreadMessage);
    port.close();
  }
}

if (parentPort) await run(parentPort);
