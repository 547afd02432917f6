import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { fillPage, type SettingsFor } from './pages.ts';
import type { Site } from './site.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Vite injects inline scripts and styles and talks to the page over a web socket. */
const contentSecurityPolicy = (supabaseUrl: string | null) =>
  [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    ["connect-src 'self' ws:", ...(supabaseUrl ? [supabaseUrl] : [])].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');

interface Renderer {
  renderDocument(address: string): Promise<object | null>;
}

/** The build writes every text of the school into a file of its own; here it is drawn when somebody asks for it. */
async function drawDocument(vite: ViteDevServer, path: string): Promise<object | null | undefined> {
  const [, name] = /^\/documents(\/.+)\.json$/.exec(path) ?? [];
  if (name === undefined) return undefined;
  const { renderDocument } = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as Renderer;
  return renderDocument(name === '/index' ? '/' : name);
}

/** The site straight from its sources, with hot reloading. Every page path gets the same index.html. */
export async function openDevSite(
  settingsFor: SettingsFor,
  server: Server,
  root = repository,
): Promise<Site> {
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    contentSecurityPolicy,
    middleware: vite.middlewares,
    close: () => vite.close(),
    async respond(request, origin) {
      const { pathname } = new URL(request.url);
      const document = await drawDocument(vite, pathname);
      if (document !== undefined) return Response.json(document, { status: document ? 200 : 404 });
      const template = await readFile(join(root, 'index.html'), 'utf8');
      const html = await vite.transformIndexHtml(pathname, fillPage(template, settingsFor(origin)));
      return new Response(html, {
        headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
      });
    },
  };
}
