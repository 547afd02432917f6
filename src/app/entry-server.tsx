import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { PageMetaContext, type PageMeta } from '#lib/page-meta.ts';
import { routes } from './routes.tsx';

/** Renders a public page at build time, from the same route table as the browser. */
export async function renderPage(path: string): Promise<{ html: string; meta: PageMeta }> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} redirects and cannot be prerendered`);
  const sink: { meta?: PageMeta } = {};
  const html = renderToString(
    <StrictMode>
      <PageMetaContext value={sink}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </PageMetaContext>
    </StrictMode>,
  );
  if (!sink.meta) throw new Error(`${path} sets no title`);
  return { html, meta: sink.meta };
}
