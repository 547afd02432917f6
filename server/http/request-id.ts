import { randomUUID } from 'node:crypto';
import { isTrusted, type TrustedProxies } from './client-address.ts';
import type { Connection } from './request-context.ts';

const validId = /^[\w.:-]{1,64}$/;

/** Joins the lines that one request leaves in a log. A trusted proxy may have given it one; a client may not choose it. */
export function requestId(headers: Headers, connection: Connection, proxies: TrustedProxies | null): string {
  const given = isTrusted(connection.peerAddress, proxies) ? headers.get('x-request-id') : null;
  return given !== null && validId.test(given) ? given : randomUUID();
}
