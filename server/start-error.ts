/** Why the server cannot start, in words for the operator: printed as it is, without a stack. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartError';
  }
}
