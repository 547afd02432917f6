import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDevSite } from './dev-site.ts';

it('while developing every page path gets index.html with the settings, and sources are served by Vite', async () => {
  const root = await mkdtemp(join(tmpdir(), 'aplica-ia-'));
  await writeFile(join(root, 'package.json'), '{"type":"module"}');
  await writeFile(join(root, 'vite.config.ts'), `export default { logLevel: 'silent' };`);
  await writeFile(join(root, 'main.ts'), `export const answer: number = 42;`);
  await writeFile(
    join(root, 'index.html'),
    '<html><head><!--settings--></head><body><script type="module" src="/main.ts"></script></body></html>',
  );
  const settings = {
    supabaseUrl: 'http://x',
    supabaseAnonKey: 'k',
    publicOrigin: 'http://x',
    localMailbox: null,
  };
  const server = createServer();
  const site = await openDevSite(() => settings, server, root);
  try {
    const page = await site.respond(new Request('http://x/modulo-1?a=b'), 'http://x');
    const html = await page.text();
    expect(html).toContain('<script type="application/json" id="settings">{"supabaseUrl":"http://x"');
    expect(html).toContain('/@vite/client');
    server.on('request', (request, response) =>
      site.middleware?.(request, response, () => response.end('app')),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const source = await fetch(`http://127.0.0.1:${port}/main.ts`).then((answer) => answer.text());
    expect(source).toContain('export const answer = 42');
    expect(await fetch(`http://127.0.0.1:${port}/healthz`).then((answer) => answer.text())).toBe('app');
  } finally {
    await site.close?.();
    server.close();
    await rm(root, { recursive: true });
  }
});
