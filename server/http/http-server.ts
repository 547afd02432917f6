import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import { isLoopback, isTrusted, limitKey, plainAddress, type TrustedProxies } from './client-address.ts';
import type { Site } from '#server/site/site.ts';
import { StartError } from '#server/start-error.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

/** How long a stop waits for open requests. */
const stopPatienceMs = 10_000;

/** A browser opens six connections; this fits a whole school behind one router. */
const maxConnections = 2_000;
const maxPerClient = 600;

/** A client that sends a request drop by drop loses its connection: the longest request is 64 kB. */
const patience = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  /** The proxies in deploy/ close idle connections before we do. */
  keepAliveTimeout: 5_000,
};

/**
 * So does a client that does not read its answer. Our own answers are never silent for longer: a call waits at most 15 s for
 * the embedded database.
 */
const silenceMs = 60_000;

/**
 * Browsers and proxies wait for an answer before they reuse a connection. Node processes pipelined requests at once: 1,500 in
 * one packet took 3 GB and 15 s. Two, because the next may arrive before the first one's end is noticed.
 */
const maxAtOnce = 2;

/** Long enough for a refusal to arrive. */
const refusalMs = 1_000;

/**
 * One client must not take all connections. Exempts proxies, which speak for many clients, and this machine, which may run
 * one.
 */
function limitPerClient(server: Server, proxies: TrustedProxies | null, max: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = socket.remoteAddress;
    if (!address || isLoopback(address) || isTrusted(address, proxies)) return;
    const client = limitKey(plainAddress(address));
    const count = (open.get(client) ?? 0) + 1;
    if (count > max) return void socket.destroy();
    open.set(client, count);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
  });
}

/** Counts open requests per connection; false when the connection has too many. */
function createTurns() {
  const open = new WeakMap<Socket, number>();
  return (socket: Socket, response: ServerResponse): boolean => {
    const count = (open.get(socket) ?? 0) + 1;
    if (count > maxAtOnce) return false;
    open.set(socket, count);
    response.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1));
    return true;
  };
}

export function createHttpServer(proxies: TrustedProxies | null, max = maxConnections): Server {
  const server = createServer(patience);
  server.maxConnections = max;
  server.timeout = silenceMs;
  limitPerClient(server, proxies, maxPerClient);
  return server;
}

/** Requests that never reach the app (a broken request line, an invalid host) get our headers too. */
export function attachApp(
  server: Server,
  fetch: Fetch,
  headers: Record<string, string>,
  middleware: Site['middleware'],
): void {
  const refusal = { ...headers, 'Content-Type': 'text/plain; charset=utf-8' };
  const listener = getRequestListener(fetch, {
    overrideGlobalObjects: false,
    errorHandler(error) {
      if (error instanceof RequestError)
        return new Response('Petición no válida.\n', { status: 400, headers: refusal });
      // The app handles its own errors: this one arose before or after it.
      console.error('The adapter:', error);
      return new Response('Algo ha fallado en el servidor.\n', { status: 500, headers: refusal });
    },
  });
  const mayAnswer = createTurns();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!mayAnswer(request.socket, response)) return void request.socket.destroy();
    if (middleware) middleware(request, response, () => void listener(request, response));
    else void listener(request, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const status =
      error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
    const lines = Object.entries({ ...headers, Connection: 'close', 'Content-Length': '0' });
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...lines.map(([name, value]) => `${name}: ${value}`),
    ];
    socket.end(head.join('\r\n') + '\r\n\r\n');
    // A client that never closes its side would keep the connection, and many such clients all connections.
    setTimeout(() => socket.destroy(), refusalMs).unref();
  });
}

const refusals: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (_, port) => `El puerto ${port} ya está ocupado: elige otro con PORT.`,
  EACCES: (_, port) => `Falta permiso para el puerto ${port}: elige con PORT uno a partir de 1024.`,
  EADDRNOTAVAIL: (host) => `Esta máquina no tiene la dirección ${host}: corrige HOST.`,
  ENOTFOUND: (host) => `No se encuentra la dirección ${host}: corrige HOST.`,
  EAI_AGAIN: (host) => `No se encuentra la dirección ${host}: corrige HOST.`,
};

export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const refusal = refusals[error.code ?? ''];
      reject(refusal ? new StartError(refusal(host, port)) : error);
    });
    server.listen(port, host, resolve);
  });
}

export async function stopServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Repeatedly, because a connection that has just sent its answer would stay open for a next request, which may never come.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const timer = setTimeout(() => server.closeAllConnections(), stopPatienceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(timer);
}
