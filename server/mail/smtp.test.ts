import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { disguises } from '#server/testing/attacks.ts';
import { startSmtpSink, type SmtpSink } from '#server/testing/smtp-sink.ts';
import type { Courier } from './mail.ts';
import { smtpCourier } from './smtp.ts';

let sink: SmtpSink;
let couriers: Courier[];
beforeEach(async () => {
  sink = await startSmtpSink();
  couriers = [];
});
afterEach(async () => {
  for (const courier of couriers) courier.close();
  await sink.stop();
});

function courierTo(url: string): Courier {
  const courier = smtpCourier({ url, from: 'Aplica IA <hola@escuela.example>' });
  couriers.push(courier);
  return courier;
}

const mail = (to = 'ana@example.com') => ({
  id: '0c7e',
  to,
  subject: 'Confirma',
  text: 'Hola Ana',
  html: '<p>Hola Ana</p>',
});

it('a mail comes from the school, as text and HTML, with an id that identifies duplicates', async () => {
  await courierTo(sink.url).deliver(mail());
  const [{ to, message } = { to: [], message: '' }] = sink.mails;
  expect(to).toEqual(['ana@example.com']);
  expect(message).toMatch(/^From: Aplica IA <hola@escuela\.example>/m);
  expect(message).toMatch(/^To: ana@example\.com/m);
  expect(message).toMatch(/^Message-ID: <0c7e@escuela\.example>/m);
  expect(message).toMatch(/^Auto-Submitted: auto-generated/m);
  expect(message).toMatch(/^Content-Type: text\/plain/m);
  expect(message).toMatch(/^Content-Type: text\/html/m);
});

it('consecutive mails share a connection', async () => {
  const courier = courierTo(sink.url);
  await courier.deliver(mail('a@example.com'));
  await courier.deliver(mail('b@example.com'));
  expect(sink.mails.map(({ to }) => to)).toEqual([['a@example.com'], ['b@example.com']]);
  expect(sink.lines.filter((line) => line === 'CONNECT')).toHaveLength(1);
});

it.each(disguises)("the address %s is read as one address, never as the victim's", async (address) => {
  await courierTo(sink.url)
    .deliver(mail(address))
    .catch(() => undefined);
  expect(sink.mails.flatMap(({ to }) => to)).not.toContain('victim@example.com');
  expect(sink.lines.filter((line) => /^RCPT TO:<victim@example\.com>/i.test(line))).toEqual([]);
});

describe('a password for the mail server', () => {
  const withPassword = () => sink.url.replace('//', '//escuela:clave@');
  const sawPassword = () => sink.lines.some((line) => line.startsWith('AUTH'));

  it('is not sent to a server without encryption, and neither is the mail', async () => {
    await expect(courierTo(withPassword()).deliver(mail())).rejects.toMatchObject({
      fault: 'server',
      reason: expect.stringContaining('ETLS') as string,
    });
    expect(sawPassword()).toBe(false);
    expect(sink.mails).toEqual([]);
  });

  it('is sent without encryption if requireTLS=false', async () => {
    await courierTo(`${withPassword()}?requireTLS=false`).deliver(mail());
    expect(sawPassword()).toBe(true);
    expect(sink.mails).toHaveLength(1);
  });
});

describe('a mail that is not accepted', () => {
  const answers = (prefix: string, answer: string) =>
    sink.answer((line) => (line.startsWith(prefix) ? answer : undefined));

  it.each([
    ['RCPT', '550 no such user ana@example.com', 'refused', 'EENVELOPE 550'],
    ['RCPT', '450 come back later', 'mail', 'EENVELOPE 450'],
    ['MAIL', '550 sender unknown', 'server', 'EENVELOPE 550'],
    ['.', '554 not like this', 'mail', 'EMESSAGE 554'],
    ['.', '451 look again later', 'mail', 'EMESSAGE 451'],
    ['.', '421 shutting down', 'server', 'EMESSAGE 421'],
    ['DATA', '554 no', 'mail', 'EENVELOPE 554'],
    ['CONNECT', '421 too busy', 'server', 'EPROTOCOL 421'],
  ])('because of %s: %s is the fault of: %s', async (prefix, answer, fault, reason) => {
    answers(prefix, answer);
    await expect(courierTo(sink.url).deliver(mail())).rejects.toMatchObject({ fault, reason });
  });

  it('for an invalid address is refused for good', async () => {
    await expect(courierTo(sink.url).deliver(mail('<>'))).rejects.toMatchObject({ fault: 'refused' });
  });

  it('because no server listens is the fault of the server', async () => {
    await expect(courierTo('smtp://127.0.0.1:1').deliver(mail())).rejects.toMatchObject({
      fault: 'server',
      reason: 'ECONNREFUSED',
    });
  });

  it('because the connection breaks is left for the outbox to retry', async () => {
    let connections = 0;
    sink.answer((line) => {
      if (line === 'CONNECT') connections += 1;
      if (line === '.') throw new Error('The sink hangs up.');
      return undefined;
    });
    await expect(courierTo(sink.url).deliver(mail())).rejects.toMatchObject({ fault: 'server' });
    expect(connections).toBe(1);
  });

  it('when the courier closes fails at once', async () => {
    sink.answer((line) => (line === 'DATA' ? null : undefined));
    const courier = courierTo(sink.url);
    const delivery = courier.deliver(mail());
    const failure = expect(delivery).rejects.toMatchObject({ fault: 'server' });
    await sink.sees(() => sink.lines.includes('DATA'));
    courier.close();
    await failure;
  });
});
