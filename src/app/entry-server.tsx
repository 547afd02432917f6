import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { site } from '#content.ts';
import { PageMetaContext, type PageMeta } from '#lib/page-meta.ts';
import { ShellLoading } from './root-layout.tsx';
import { routes } from './routes.tsx';

export { routes };

/** Renders a public page at build time, from the same route table as the browser. */
export async function renderPage(path: string): Promise<{ html: string; meta: PageMeta }> {
  const handler = createStaticHandler(routes);
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

/**
 * The frame with its loading skeleton, as the browser draws it until a signed-in page is ready. The
 * page itself needs a session, which no build has: the browser starts anew instead of hydrating this.
 */
export async function renderShell(path: string): Promise<{ html: string; meta: PageMeta }> {
  const handler = createStaticHandler([{ path: '*', Component: ShellLoading }]);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} redirects and has no frame`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  return { html, meta: { title: site.name } };
}
