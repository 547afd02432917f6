/**
 * Errors that go away without a change to the request: PostgreSQL's classes for lost connections, missing resources (a full
 * disk), shutdown and I/O errors; a standby that cannot write; a timeout (lock, statement, pause in a transaction) or a lost
 * conflict; and the same errors as drivers and the system name them.
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

/** The session ended, could not be opened or stopped answering. */
export class SessionLostError extends Error {
  readonly code = 'CONNECTION_CLOSED';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SessionLostError';
  }
}
