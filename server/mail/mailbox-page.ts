import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { isLocalCaller } from '#server/http/local-caller.ts';
import type { Variables } from '#server/http/request-context.ts';
import type { StoredMail } from './mailbox.ts';
import { escapeHtml } from './render.ts';

export const mailboxPath = '/_local/mail';

const style = `
  body { margin: 0 auto; max-width: 44rem; padding: 2rem 1rem; background: #faf8f3; color: #17181c;
    font: 1rem/1.6 system-ui, sans-serif; }
  article { margin: 1.5rem 0; padding: 1rem 1.25rem; background: #fff; border: 1px solid #dcd8cc; border-radius: 8px; }
  h2 { margin: 0; font-size: 1.1rem; }
  p { margin: 0.25rem 0; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
  a { color: #2b3fd6; }`;

const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;

const linked = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const article = (mail: StoredMail) => `
  <article>
    <h2>${escapeHtml(mail.subject)}</h2>
    <p>Para <strong>${escapeHtml(mail.to)}</strong>, <time datetime="${mail.at}">${mail.at}</time></p>
    <pre>${linked(mail.text)}</pre>
  </article>`;

const page = (mails: StoredMail[]) => `<!doctype html>
<html lang="es">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Buzón local</title>
  <style>${style}</style>
</head>
<body>
  <h1>Buzón local</h1>
  <p>Sin SMTP_URL los correos no salen de esta máquina: quedan aquí, el más reciente primero.</p>
  ${mails.map(article).join('') || '<p>Todavía no hay correos.</p>'}
</body>
</html>`;

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

export function createMailboxPages(list: () => Promise<StoredMail[]>) {
  const pages = new Hono<{ Variables: Variables }>();

  // The links open accounts.
  pages.use('/_local/*', async (c, next) =>
    isLocalCaller(c.var.connection, c.req.raw.headers)
      ? next()
      : c.text('El buzón local solo se abre en esta máquina.\n', 403, headers),
  );
  pages.get(mailboxPath, async (c) => c.html(page(await list()), 200, headers));
  pages.get(`${mailboxPath}.json`, async (c) => c.json(await list(), 200, headers));
  return pages;
}
