import { isLoopback } from './client-address.ts';
import { isLoopbackOrigin } from './origin.ts';
import type { Connection } from './request-context.ts';

/** Headers that proxies add, and programs on this machine never send. */
const isProxyHeader = (name: string) =>
  ['forwarded', 'via', 'x-real-ip', 'cf-connecting-ip'].includes(name) || name.startsWith('x-forwarded');

function isLoopbackHost(host: string | null): boolean {
  return host !== null && URL.canParse(`http://${host}`) && isLoopbackOrigin(`http://${host}`);
}

/**
 * Whether a program on this machine asks: a loopback socket, a loopback name (another site could point its own name at
 * 127.0.0.1), and no proxy, behind which every visitor would look local. nginx by default speaks HTTP/1.0 to the servers behind
 * it; browsers do not, nor does Prometheus.
 */
export function isLocalCaller(connection: Connection, request: Headers): boolean {
  return (
    isLoopback(connection.peerAddress) &&
    connection.httpVersion === '1.1' &&
    isLoopbackHost(request.get('host')) &&
    ![...request.keys()].some(isProxyHeader)
  );
}
