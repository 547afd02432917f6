import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { fillPage, type SettingsFor } from './pages.ts';
import type { Site } from './site.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Vite injects inline scripts and styles, and opens a web socket to the page. */
const contentSecurityPolicy = (supabaseUrl: string | null) =>
  [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    ["connect-src 'self' ws:", ...(supabaseUrl ? [supabaseUrl] : [])].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');

/** The part of src/documents/draw-page.tsx that this server uses. The build passes built files; here Vite has the sources. */
interface Renderer {
  drawPage(address: string, code: object, options: { query: string }): Promise<{ html: string } | null>;
  drawMissing(list: string | null, code: object): Promise<{ html: string }>;
  factFeeds(): { address: string; type: string; text: string }[];
}

const code = {
  boot: '',
  bootFile: '/src/boot/main.ts',
  styles: '',
  entry: '/src/shell/main.ts',
  codeOf: () => [],
};

interface Routes {
  siteRoutes: { path: string }[];
}

/** The list page above an address, as in the build's `missing`. */
function listOf(pathname: string, { siteRoutes }: Routes): string | null {
  const prefixes = siteRoutes.flatMap(({ path }) => /^\/.+\/(?=:slug$)/.exec(path) ?? []);
  return prefixes.find((prefix) => pathname.startsWith(prefix))?.slice(0, -1) ?? null;
}

const rendererOf = async (vite: ViteDevServer) =>
  (await vite.ssrLoadModule('/src/documents/draw-page.tsx')) as Renderer;

async function draw(vite: ViteDevServer, { pathname, search }: URL) {
  const { drawPage, drawMissing } = await rendererOf(vite);
  const page = await drawPage(pathname, code, { query: search.slice(1) });
  if (page) return { html: page.html, status: 200 };
  const list = listOf(pathname, (await vite.ssrLoadModule('/common/site-routes.ts')) as Routes);
  return { html: (await drawMissing(list, code)).html, status: 404 };
}

/** The site straight from its sources, with hot reloading: pages are rendered per request. */
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
      const url = new URL(request.url);
      const feed = (await rendererOf(vite)).factFeeds().find(({ address }) => address === url.pathname);
      if (feed)
        return new Response(fillPage(feed.text, settingsFor(origin)), {
          headers: { 'Content-Type': `${feed.type}; charset=utf-8`, 'Cache-Control': 'no-store' },
        });
      const { html, status } = await draw(vite, url);
      const page = await vite.transformIndexHtml(url.pathname, fillPage(html, settingsFor(origin)));
      return new Response(page, {
        status,
        headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
      });
    },
  };
}
