/** One JSON line per request. Omits the query string, which contains tokens and redirect addresses. */
export interface RequestRecord {
  time: string;
  /** Of the request: errors of the same request carry it too (request-id.ts). */
  id: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  bytes: number;
}

export type RequestLog = (record: RequestRecord) => void;

export const silentLog = () => undefined;

export const lineOut = (record: object) => void process.stdout.write(JSON.stringify(record) + '\n');

/**
 * Codes that input can cause: bad values, missing rights, errors that we raise. The list of calls is closed, so a missing
 * name or a violated constraint is a mistake in our SQL.
 */
const refusalCodes = /^(22[0-9A-Z]{3}|42501|P0001)$|^PGRST/;
const sqlState = /^[0-9A-Z]{5}$/;

/** PostgreSQL and JSON.parse quote their input. */
function messageOf(error: Error, code: string | undefined): string {
  if (code !== undefined && sqlState.test(code)) return error.message.replace(/"[^"]*"?/g, '"…"');
  if (error instanceof SyntaxError) return error.message.replace(/["'].*$/s, '…');
  return error.message;
}

/** The stack without the message at its head. */
const framesOf = (error: Error) =>
  error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());

/**
 * One line of JSON for an error: what went wrong and where, never the values. What the database refuses because of a request
 * is not our failure: only its code is logged, since even the message quotes the client.
 */
export function errorLine(parts: unknown[]): string {
  const error = parts.find((part): part is Error => part instanceof Error);
  const words = parts.filter((part) => typeof part === 'string');
  const code = error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const request = parts.find(
    (part): part is { id: string } =>
      !(part instanceof Error) && typeof part === 'object' && part !== null && 'id' in part,
  );
  const id = request?.id;
  const time = new Date().toISOString();
  if (code !== undefined && refusalCodes.test(code))
    return JSON.stringify({ time, level: 'info', id, message: 'Refused by the database', code });
  return JSON.stringify({
    time,
    level: 'error',
    id,
    message: [...words, error && messageOf(error, code)].filter(Boolean).join(' '),
    code,
    stack: error && framesOf(error),
  });
}

/** Database errors contain the statement and its values: addresses, password hashes, tokens. A server's log must not. */
export function writeErrorsAsLines(): void {
  console.error = (...parts: unknown[]) => {
    process.stderr.write(errorLine(parts) + '\n');
  };
}
