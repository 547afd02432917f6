import { documentFile } from '#app/site-routes.ts';

/** The build's documents, drawn when a test asks for one; every other request goes on to `others`. */
export function withDocuments(others: typeof fetch): typeof fetch {
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
    if (!pathname.startsWith('/documents/')) return others(input, init);
    const address = pathname.replace(/^\/documents/, '').replace(/\.json$/, '');
    const { renderDocument } = await import('#documents/documents.tsx');
    const found = await renderDocument(documentFile('/') === pathname ? '/' : address);
    return found ? Response.json(found) : new Response('', { status: 404 });
  };
}
