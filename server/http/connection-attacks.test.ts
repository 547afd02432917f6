import { once } from 'node:events';
import { request, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { attachApp, createHttpServer, listen, stopServer } from './http-server.ts';

let server: Server;
let asked = 0;
afterEach(() => stopServer(server));

async function start(fetch: () => Response | Promise<Response>): Promise<number> {
  asked = 0;
  server = createHttpServer(null);
  const count = () => {
    asked += 1;
    return fetch();
  };
  attachApp(server, count, {}, undefined);
  await listen(server, 0, '127.0.0.1');
  return (server.address() as AddressInfo).port;
}

const plain = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

it('a packet full of requests does not get them all processed at once', async () => {
  const port = await start(() => sleep(50).then(() => new Response('hola')));
  const socket = connect(port, '127.0.0.1').resume();
  socket.on('error', () => undefined);
  socket.write(plain.repeat(1_500));
  await once(socket, 'close');
  expect(asked).toBeLessThanOrEqual(2);
});

it('a client that waits for each answer keeps its connection', async () => {
  const port = await start(() => new Response('hola'));
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let text = '';
  socket.on('data', (chunk: string) => {
    text += chunk;
    if (text.split('hola').length - 1 === asked && asked < 300) socket.write(plain);
    else if (asked === 300) socket.end();
  });
  socket.write(plain);
  await once(socket, 'close');
  expect(text.split('hola').length - 1).toBe(300);
});

it('a client that does not read its answer ties up neither a connection nor memory', async () => {
  const port = await start(() => new Response(new Uint8Array(30_000_000)));
  expect(server.timeout).toBe(60_000);
  server.timeout = 300;
  const held = once(server, 'connection') as Promise<[ReturnType<typeof connect>]>;
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => undefined);
  socket.write(plain);
  await once((await held)[0], 'close');
  socket.destroy();
});

it('a client that reads slowly gets the whole answer', async () => {
  const port = await start(() => new Response(new Uint8Array(8_000_000)));
  server.timeout = 300;
  let size = 0;
  await new Promise<void>((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1' }, (answer) => {
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length;
        answer.pause();
        setTimeout(() => answer.resume(), 5);
      });
      answer.on('end', resolve).on('error', reject);
    });
    sent.on('error', reject).end();
  });
  expect(size).toBe(8_000_000);
});
