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
