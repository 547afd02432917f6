import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { isLoopback } from '#server/http/client-address.ts';
import { isLoopbackOrigin } from '#server/http/origin.ts';
import type { Connection, Variables } from '#server/http/request-context.ts';
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

/** Headers that proxies add and browsers never send. */
const isProxyHeader = (name: string) =>
  ['forwarded', 'via', 'x-real-ip', 'cf-connecting-ip'].includes(name) || name.startsWith('x-forwarded');

/**
 * The links open accounts, so only a browser on this machine may see them: a loopback socket, a loopback name (another site
 * could point its own name at 127.0.0.1), and no proxy, behind which every visitor would look local. nginx by default speaks
 * HTTP/1.0 to the servers behind it; no browser does.
 */
function isLocal(connection: Connection, request: Headers): boolean {
  return (
    isLoopback(connection.peerAddress) &&
    connection.httpVersion === '1.1' &&
    isLoopbackHost(request.get('host')) &&
    ![...request.keys()].some(isProxyHeader)
  );
}

function isLoopbackHost(host: string | null): boolean {
  return host !== null && URL.canParse(`http://${host}`) && isLoopbackOrigin(`http://${host}`);
}

export function createMailboxPages(list: () => Promise<StoredMail[]>) {
  const pages = new Hono<{ Variables: Variables }>();

  pages.use('/_local/*', async (c, next) =>
    isLocal(c.var.connection, c.req.raw.headers)
      ? next()
      : c.text('El buzón local solo se abre en esta máquina.\n', 403, headers),
  );
  pages.get(mailboxPath, async (c) => c.html(page(await list()), 200, headers));
  pages.get(`${mailboxPath}.json`, async (c) => c.json(await list(), 200, headers));
  return pages;
}
