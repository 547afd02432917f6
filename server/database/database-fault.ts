import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What passes without a change to the request: PostgreSQL's classes for lost connections, missing resources (a full
 * disk), shutdown and input or output; a standby that cannot write; what took too long (a lock, a statement, a pause in
 * a transaction) or lost against another; and what drivers and the system call the same.
 */
const passingCodes =
  /^(08...|25006|25P03|40001|40P01|53...|55P03|57014|57P0.|58...|CONNECT_TIMEOUT|CONNECTION_\w+|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|EROFS|EIO)$/;

export function isDatabaseFault(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    passingCodes.test(error.code)
  );
}

/** The session ended, never began or stopped answering. */
export class SessionLostError extends Error {
  readonly code = 'CONNECTION_CLOSED';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
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
