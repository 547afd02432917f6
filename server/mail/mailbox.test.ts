import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMailbox } from './mailbox.ts';
import { createMailboxPages } from './mailbox-page.ts';
import { Hono } from 'hono';
import type { Variables } from '#server/http/request-context.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aplica-ia-'));
});
afterAll(() => rm(folder, { recursive: true }));

const mail = (subject: string) => ({
  to: 'ana@example.com',
  subject,
  text: `Abre http://x/?a=1&b=2`,
  html: '<p>Hola',
});

describe('the mailbox', () => {
  it('keeps mails across restarts, newest first, for their owner only', async () => {
    await openMailbox(folder).add(mail('primero'));
    await openMailbox(folder).add(mail('segundo'));
    const mails = await openMailbox(folder).list();
    expect(mails.map(({ subject }) => subject)).toEqual(['segundo', 'primero']);
    expect(new Date(mails[0]?.at ?? '').getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect((await stat(join(folder, 'mailbox.jsonl'))).mode & 0o777).toBe(0o600);
  });

  it('does not grow for ever', async () => {
    const mailbox = openMailbox(folder);
    for (let i = 0; i < 405; i++) await mailbox.add(mail(String(i)));
    expect(await mailbox.list()).toHaveLength(200);
    expect((await stat(join(folder, 'mailbox.jsonl'))).size).toBeLessThan(60_000);
  });
});

describe('its page', () => {
  const ask = async (path: string, peerAddress: string, headers: Record<string, string>) => {
    const app = new Hono<{ Variables: Variables }>();
    app.use(async (c, next) => {
      c.set('connection', { peerAddress, isEncrypted: false });
      await next();
    });
    app.route('/', createMailboxPages(openMailbox(folder)));
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
    expect(await json.json()).toHaveLength(Math.min(200, (await openMailbox(folder).list()).length));
  });

  it.each([
    ['another machine', '192.168.1.20', {}],
    ['another machine that forges the host', '203.0.113.5', { host: 'localhost' }],
    ['a site whose name points here', '127.0.0.1', { host: 'evil.example' }],
    ['a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.5' }],
  ])('is closed to %s', async (_, peerAddress, headers) => {
    expect((await ask('/_local/mail', peerAddress, headers)).status).toBe(403);
    expect((await ask('/_local/mail.json', peerAddress, headers)).status).toBe(403);
  });
});
