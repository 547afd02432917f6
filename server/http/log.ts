/** One JSON line per request. The query string stays out: it carries tokens and redirect addresses. */
export interface RequestRecord {
  time: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  bytes: number;
}

export type RequestLog = (record: RequestRecord) => void;

export const silentLog: RequestLog = () => undefined;

export const lineOut = (record: object) => void process.stdout.write(JSON.stringify(record) + '\n');

/**
 * What a client typed can cause these: bad values, missing rights, our own raises. The calls are a closed list: a name that
 * does not exist or a rule that is broken is a mistake in our SQL.
 */
const refusalCodes = /^(22[0-9A-Z]{3}|42501|P0001)$|^PGRST/;
const sqlState = /^[0-9A-Z]{5}$/;

/** PostgreSQL and JSON.parse quote what they were given. */
function messageOf(error: Error, code: string | undefined): string {
  if (code !== undefined && sqlState.test(code)) return error.message.replace(/"[^"]*"?/g, '"…"');
  if (error instanceof SyntaxError) return error.message.replace(/["'].*$/s, '…');
  return error.message;
}

/** Where it happened, without the message that heads it. */
const framesOf = (error: Error) =>
  error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());

/**
 * One line of JSON for an error: what went wrong and where, never the values that were involved. What the database
 * refused because of a request is no failure of ours: only its code is kept, since even the words are the client's.
 */
export function errorLine(parts: unknown[]): string {
  const error = parts.find((part): part is Error => part instanceof Error);
  const words = parts.filter((part) => typeof part === 'string');
  const code = error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const time = new Date().toISOString();
  if (code !== undefined && refusalCodes.test(code))
    return JSON.stringify({ time, level: 'info', message: 'Refused by the database', code });
  return JSON.stringify({
    time,
    level: 'error',
    message: [...words, error && messageOf(error, code)].filter(Boolean).join(' '),
    code,
    stack: error && framesOf(error),
  });
}

/**
 * An error of the database shows its statement and the values in it: addresses, hashes of passwords, tokens. A server's
 * log is no place for them.
 */
export function writeErrorsAsLines(): void {
  console.error = (...parts: unknown[]) => {
    process.stderr.write(errorLine(parts) + '\n');
  };
}
