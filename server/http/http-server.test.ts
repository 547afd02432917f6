import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { attachApp, createHttpServer, listen, stopServer } from './http-server.ts';

let server: Server;
afterEach(() => stopServer(server));

async function open(): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

it('connections beyond the limit are closed, and those within it are served', async () => {
  server = createHttpServer(null, 3);
  server.on('request', (_, response) => response.end('hola'));
  await listen(server, 0, '127.0.0.1');
  const held = [await open(), await open(), await open()];
  await once((await open()).resume(), 'close');
  const answer = once(held[0] as Socket, 'data');
  held[0]?.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(String((await answer)[0])).toContain('hola');
  for (const socket of held) socket.destroy();
});

it('a request that arrives in drops times out', () => {
  server = createHttpServer(null);
  expect(server.keepAliveTimeout).toBe(5_000);
  expect(server.headersTimeout).toBeLessThanOrEqual(15_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(30_000);
  expect(server.maxConnections).toBe(2_000);
});

it.each([
  ['junk', 'junk\r\n\r\n', '400'],
  ['endless headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}`, '431'],
])('a client that sends %s and never hangs up loses its connection', async (_what, text, status) => {
  server = createHttpServer(null);
  attachApp(server, () => new Response('hola'), {}, undefined);
  await listen(server, 0, '127.0.0.1');
  const arrived = once(server, 'connection') as Promise<[Socket]>;
  // Half-open: this side stays open after the other has ended.
  const client = connect({
    port: (server.address() as AddressInfo).port,
    host: '127.0.0.1',
    allowHalfOpen: true,
  });
  const [held] = await arrived;
  const closed = once(held, 'close');
  const answer = once(client, 'data');
  client.write(text);
  expect(String((await answer)[0])).toContain(`HTTP/1.1 ${status}`);
  await closed;
  client.destroy();
});

it('a malformed request is answered 400; an error in the adapter 500, and logged', async () => {
  const printed: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...parts) => void printed.push(...parts));
  server = createHttpServer(null);
  const failure = new Error('Broken.');
  attachApp(server, () => Promise.reject(failure), { 'X-Ours': 'yes' }, undefined);
  await listen(server, 0, '127.0.0.1');
  const ask = async (head: string) => {
    const socket = await open();
    const answer = once(socket, 'data');
    socket.write(`${head}\r\n\r\n`);
    const text = String((await answer)[0]);
    socket.destroy();
    return text;
  };
  expect(await ask('GET http://[ HTTP/1.1\r\nHost: x')).toMatch(/^HTTP\/1\.1 400 .*X-Ours: yes/is);
  expect(printed).toEqual([]);
  expect(await ask('GET / HTTP/1.1\r\nHost: x')).toMatch(/^HTTP\/1\.1 500 .*X-Ours: yes/is);
  expect(printed).toEqual(['The adapter:', failure]);
  vi.restoreAllMocks();
});
