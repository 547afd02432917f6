import { appendFile, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Variables } from '#server/http/request-context.ts';
import { createMailboxPages } from './mailbox-page.ts';
import { openMailbox } from './mailbox.ts';

const folders: string[] = [];
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aplica-ia-'));
  folders.push(folder);
});
afterAll(() => Promise.all(folders.map((path) => rm(path, { recursive: true }))));

const mail = (subject: string) => ({
  id: '1',
  to: 'ana@example.com',
  subject,
  text: `Abre http://x/?a=1&b=2`,
  html: '<p>Hola',
});

const subjects = async () => (await openMailbox(folder).list()).map(({ subject }) => subject);

describe('the mailbox', () => {
  it('keeps mails across restarts, newest first, readable by the owner only', async () => {
    await openMailbox(folder).add(mail('primero'));
    await openMailbox(folder).add(mail('segundo'));
    const mails = await openMailbox(folder).list();
    expect(mails.map(({ subject }) => subject)).toEqual(['segundo', 'primero']);
    expect(new Date(mails[0]?.at ?? '').getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect((await stat(join(folder, 'mailbox.jsonl'))).mode & 0o777).toBe(0o600);
  });

  it('does not grow for ever, and loses no mails that are added at once', async () => {
    const mailbox = openMailbox(folder);
    await Promise.all(Array.from({ length: 405 }, (_, i) => mailbox.add(mail(String(i)))));
    expect((await subjects()).slice(0, 2)).toEqual(['404', '403']);
    expect(await mailbox.list()).toHaveLength(200);
    expect((await stat(join(folder, 'mailbox.jsonl'))).size).toBeLessThan(60_000);
  });

  it('loses only the mail whose line a full disk cut off', async () => {
    await openMailbox(folder).add(mail('antes'));
    await appendFile(join(folder, 'mailbox.jsonl'), '{"to":"eva@example.com","subj');
    expect(await subjects()).toEqual(['antes']);
    await openMailbox(folder).add(mail('después'));
    expect(await subjects()).toEqual(['después', 'antes']);
  });

  it('skips lines that are not mails', async () => {
    await writeFile(join(folder, 'mailbox.jsonl'), 'x\n[]\n"texto"\n{"to":1}\n\0\0\0\n');
    await openMailbox(folder).add(mail('entero'));
    expect(await subjects()).toEqual(['entero']);
  });
});

describe('its page', () => {
  const ask = async (
    path: string,
    peerAddress: string,
    headers: Record<string, string>,
    httpVersion: string | undefined = '1.1',
  ) => {
    const app = new Hono<{ Variables: Variables }>();
    app.use(async (c, next) => {
      c.set('connection', { peerAddress, isEncrypted: false, httpVersion });
      await next();
    });
    app.route('/', createMailboxPages(openMailbox(folder).list));
    return app.request(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000', ...headers } });
  };

  it('shows mails as text with their links, and JSON to programs', async () => {
    await openMailbox(folder).add(mail('<img src=x onerror=alert(1)>'));
    const page = await ask('/_local/mail', '127.0.0.1', {});
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    const html = await page.text();
    expect(html).toContain('&#60;img src=x onerror=alert(1)&#62;');
    expect(html).toContain('<a href="http://x/?a=1&#38;b=2">');
    const json = await ask('/_local/mail.json', '::1', {});
    expect(await json.json()).toHaveLength(1);
  });

  it.each([
    ['another machine', '192.168.1.20', {}],
    ['another machine that forges the host', '203.0.113.5', { host: 'localhost' }],
    ['a site whose name points here', '127.0.0.1', { host: 'evil.example' }],
    ['an invalid host', '127.0.0.1', { host: 'a b' }],
    ['a proxy that says for whom it asks', '127.0.0.1', { 'x-forwarded-for': '203.0.113.5' }],
    ['a proxy that says who asked', '127.0.0.1', { 'x-real-ip': '203.0.113.5' }],
    ['a proxy that uses the standard', '127.0.0.1', { forwarded: 'for=203.0.113.5' }],
    ['a proxy that names itself', '127.0.0.1', { via: '1.1 proxy' }],
    ['a proxy that keeps the host', '127.0.0.1', { 'x-forwarded-host': 'localhost:3000' }],
    ['a proxy that speaks of encryption', '127.0.0.1', { 'x-forwarded-proto': 'https' }],
    ['a proxy of a large network', '127.0.0.1', { 'cf-connecting-ip': '203.0.113.5' }],
  ])('is closed to %s', async (_, peerAddress, headers) => {
    expect((await ask('/_local/mail', peerAddress, headers)).status).toBe(403);
    expect((await ask('/_local/mail.json', peerAddress, headers)).status).toBe(403);
  });

  it.each(['1.0', '2.0'])(
    'is closed to HTTP/%s, which browsers on this machine do not speak',
    async (version) => {
      expect((await ask('/_local/mail.json', '127.0.0.1', {}, version)).status).toBe(403);
    },
  );
});
