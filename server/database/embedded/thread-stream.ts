import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';

/** What the thread is started for. */
export interface ThreadOrder {
  task: 'create' | 'serve';
  folder: string;
}

/** Messages for PostgreSQL, or the request to close. */
export type ToThread = Uint8Array | 'close';

/** PostgreSQL's raw answer, or the outcome of the start. */
export type ThreadMessage = Uint8Array | { state: 'open' } | { state: 'failed'; error: ThreadFailure };

/** PGlite's files throw objects that are not Errors, and only plain objects cross between threads. */
export interface ThreadFailure {
  name?: string;
  message?: string;
  code?: string;
  errno?: number;
}

/** The built server has a separate file for the thread (tools/build/compile-server.ts). */
const program = import.meta.url.endsWith('.ts') ? './thread-from-sources.mjs' : './database-thread.js';

export function startThread(order: ThreadOrder): Worker {
  return new Worker(new URL(program, import.meta.url), {
    workerData: order,
    name: 'database',
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 },
  });
}

/** Rebuilds the error, with the fields that identify a full disk. */
export function errorOf(failure: ThreadFailure): Error {
  return Object.assign(new Error(failure.message), failure);
}

const nothing = () => undefined;

/**
 * The database thread as `pg` sees a connection: it passes PostgreSQL's network messages between threads. `connect` opens it,
 * and its end waits for the end of the thread: two threads on one folder would destroy it.
 */
export class ThreadStream extends Duplex {
  private worker: Worker | null = null;
  /** Resolves once the thread has ended. */
  ended: Promise<void>;
  private readonly folder: string;

  /** Starts only after `before`: any other thread on the same folder must have ended. */
  constructor(folder: string, before = Promise.resolve()) {
    super({ allowHalfOpen: false });
    this.folder = folder;
    this.ended = before;
  }

  connect() {
    void this.ended.then(() => this.open());
    return this;
  }

  private open() {
    if (this.destroyed) return;
    const worker = startThread({ task: 'serve', folder: this.folder });
    this.worker = worker;
    this.ended = new Promise((resolve) => worker.once('exit', () => resolve()));
    worker.on('message', (message: ThreadMessage) => {
      if (message instanceof Uint8Array)
        this.push(Buffer.from(message.buffer, message.byteOffset, message.byteLength));
      else if (message.state === 'open') this.emit('connect');
      else this.destroy(errorOf(message.error));
    });
    worker.once('error', (error) => this.destroy(error));
    worker.once('exit', () => this.destroy());
  }

  private async finish(done: () => void) {
    await this.ended;
    done();
  }

  override _read() {
    // Answers are pushed as they arrive.
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: (error?: Error | null) => void) {
    this.worker?.postMessage(new Uint8Array(chunk) satisfies ToThread);
    done();
  }

  /** Sends the messages of one statement in one piece: PGlite answers them together. */
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void) {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'utf8', done);
  }

  /** Closes cleanly: all changes reach the tables, so the next start has nothing to replay. */
  override _final(done: (error?: Error | null) => void) {
    this.worker?.postMessage('close' satisfies ToThread);
    void this.finish(done);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    void this.worker?.terminate();
    void this.finish(() => done(error));
  }

  // `pg` also calls these on a socket.
  setNoDelay = nothing;
  setKeepAlive = nothing;
  ref = nothing;
  unref = nothing;
}
