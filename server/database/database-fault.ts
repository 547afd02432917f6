import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What passes without a change to the request: PostgreSQL's classes for lost connections, missing resources (a full
 * disk), shutdown and input or output; a standby that cannot write; and what drivers and the system call the same.
 */
const passingCodes =
  /^(08...|25006|53...|57P0.|58...|CONNECT_TIMEOUT|CONNECTION_\w+|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|EROFS|EIO)$/;

export function isDatabaseFault(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    passingCodes.test(error.code)
  );
}

/** The session ended or never began; said in the words that postgres.js uses for the same. */
export class SessionLostError extends Error {
  readonly code = 'CONNECTION_CLOSED';

  constructor(message: string) {
    super(message);
    this.name = 'SessionLostError';
  }
}

const watch = new AsyncLocalStorage<{ hasFault: boolean }>();

/** For the drivers: @supabase/lite answers "Internal server error", whatever the database said. */
export async function noteFault<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const store = watch.getStore();
    if (store && isDatabaseFault(error)) store.hasFault = true;
    throw error;
  }
}

/** Whether the database failed while this work ran, however the work itself ended. */
export async function watchDatabase<T>(work: () => Promise<T>): Promise<{ result: T; hasFault: boolean }> {
  const store = { hasFault: false };
  const result = await watch.run(store, work);
  return { result, hasFault: store.hasFault };
}
