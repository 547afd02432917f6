import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { openDevSite } from './dev-site.ts';

const sources: Record<string, string> = {
  'package.json': '{"type":"module"}',
  'vite.config.ts': `export default { logLevel: 'silent' };`,
  'src/shell/main.ts': `export const answer: number = 42;`,
  'common/site-routes.ts': `export const siteRoutes = [{ path: '/:slug' }, { path: '/prompts' }, { path: '/prompts/:slug' }];`,
  'src/documents/draw-page.tsx': `
    const html = (title: string, { entry, bootFile }: { entry: string; bootFile: string }) =>
      '<html><head><script type="application/json" id="settings">"settings"</script><script type="module" src="' +
      bootFile + '"></script></head><body><h1>' + title + '</h1><script type="module" src="' + entry + '"></script></body></html>';
    export const drawPage = (address: string, code, { query }: { query: string }) =>
      address === '/modulo-1' ? { html: html('Módulo 1, ' + query, code) } : null;
    export const factFeeds = () => [
      { address: '/datos.xml', type: 'application/atom+xml', text: '<id>https://origen.invalid/about</id>' },
    ];
    export const drawMissing = (list: string | null, code) => ({ html: html('Falta en ' + list, code) });`,
};

it('in development pages are rendered per request, with the settings, and Vite serves the sources', async () => {
  const root = await mkdtemp(join(tmpdir(), 'aplica-ia-'));
  for (const [name, text] of Object.entries(sources)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  const settings = {
    browser: { supabaseUrl: 'http://x', supabaseAnonKey: 'k', publicOrigin: 'http://x', localMailbox: null },
    stated: { DATA_COUNTRY: undefined, DATA_PROVIDERS: undefined },
  };
  const server = createServer();
  const site = await openDevSite(() => settings, server, root);
  const ask = async (path: string) => {
    const page = await site.respond(new Request(`http://x${path}`), 'http://x');
    return { status: page.status, html: await page.text() };
  };
  try {
    const { status, html } = await ask('/modulo-1?a=b');
    expect(status).toBe(200);
    expect(html).toContain('<h1>Módulo 1, a=b</h1>');
    expect(html).toContain('<script type="application/json" id="settings">{"supabaseUrl":"http://x"');
    expect(html).toContain('/@vite/client');
    expect(html).toContain('src="/src/boot/main.ts"');

    const missing = [await ask('/modulo-9'), await ask('/prompts/ninguno')];
    expect(missing.map(({ status }) => status)).toEqual([404, 404]);
    expect(missing[0]?.html).toContain('Falta en null');
    expect(missing[1]?.html).toContain('Falta en /prompts<');

    const feed = await site.respond(new Request('http://x/datos.xml'), 'http://x');
    expect(feed.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(await feed.text()).toBe('<id>http://x/about</id>');

    server.on('request', (request, response) =>
      site.middleware?.(request, response, () => response.end('app')),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const source = await fetch(`http://127.0.0.1:${port}/src/shell/main.ts`).then((answer) => answer.text());
    expect(source).toContain('export const answer = 42');
    expect(await fetch(`http://127.0.0.1:${port}/healthz`).then((answer) => answer.text())).toBe('app');
  } finally {
    await site.close?.();
    server.close();
    await rm(root, { recursive: true });
  }
});
