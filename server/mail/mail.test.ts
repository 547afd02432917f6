import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { smtpDelivery } from './mail.ts';

const received: string[] = [];
let server: Server;

/** As much of a mail server as a sender needs to see. */
beforeAll(async () => {
  server = createServer((socket) => {
    let inData = false;
    let message = '';
    socket.write('220 test ESMTP\r\n');
    socket.on('data', (chunk) => {
      if (inData) {
        message += chunk.toString();
        if (!message.endsWith('\r\n.\r\n')) return;
        received.push(message);
        inData = false;
        socket.write('250 queued\r\n');
        return;
      }
      const command = chunk.toString().slice(0, 4).toUpperCase();
      inData = command === 'DATA';
      socket.write(command === 'DATA' ? '354 go on\r\n' : command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      if (command === 'QUIT') socket.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

it('a mail is sent through the mail server, from the school, as text and HTML', async () => {
  const { port } = server.address() as AddressInfo;
  const deliver = smtpDelivery({ url: `smtp://127.0.0.1:${port}`, from: 'Aplica IA <hola@example.com>' });
  await deliver({ to: 'ana@example.com', subject: 'Confirma', text: 'Hola Ana', html: '<p>Hola Ana</p>' });
  const [message = ''] = received;
  expect(message).toMatch(/^From: Aplica IA <hola@example\.com>/m);
  expect(message).toMatch(/^To: ana@example\.com/m);
  expect(message).toMatch(/^Content-Type: text\/plain/m);
  expect(message).toMatch(/^Content-Type: text\/html/m);
});

it('a mail server that is not there is an error, soon', async () => {
  const deliver = smtpDelivery({ url: 'smtp://127.0.0.1:1', from: 'hola@example.com' });
  await expect(deliver({ to: 'a@example.com', subject: '', text: '', html: '' })).rejects.toThrow(
    /ECONNREFUSED/,
  );
});
