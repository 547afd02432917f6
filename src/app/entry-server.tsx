import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router';
import { site } from '#content.ts';
import { renderDocument } from '#documents/documents.tsx';
import { PageMetaContext, type PageMeta } from '#lib/page-meta.ts';
import { ShellLoading } from './frame/root-layout.tsx';
import { routes } from './routes.tsx';
import type { SiteRoute } from './site-routes.ts';

export { renderDocument };

/** A build has no session and no server: pages are drawn as for a learner whose session is still being read. */
function atBuildTime(list: RouteObject[]): RouteObject[] {
  return list.map((route) => {
    if (route.children) return { ...route, children: atBuildTime(route.children) };
    if (!route.loader) return route;
    const isDocument = (route.handle as SiteRoute).kind === 'document';
    return {
      ...route,
      loader: ({ request }) => (isDocument ? renderDocument(new URL(request.url).pathname) : null),
    };
  }) as RouteObject[];
}

/** Renders a page at build time, from the same route table as the browser. */
export async function renderPage(path: string): Promise<{ html: string; meta: PageMeta }> {
  const handler = createStaticHandler(atBuildTime(routes));
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} redirects and cannot be prerendered`);
  const sink: { meta?: PageMeta } = {};
  const html = renderToString(
    <StrictMode>
      <PageMetaContext.Provider value={sink}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </PageMetaContext.Provider>
    </StrictMode>,
  );
  if (!sink.meta) throw new Error(`${path} sets no title`);
  return { html, meta: sink.meta };
}

/** The frame with its loading skeleton: the browser renders from scratch there instead of hydrating. */
export async function renderFrame(path: string): Promise<{ html: string; meta: PageMeta }> {
  const handler = createStaticHandler([{ path: '*', Component: ShellLoading }]);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} redirects and has no frame`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  return { html, meta: { title: site.name } };
}
