import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteDocument } from '#app/document.ts';
import { DocumentAddress } from './document-address.ts';
import { findDocument } from './documents.tsx';

/** Draws a text once, at build time (and in tests and development). Links in it are plain links. */
export async function renderDocument(address: string): Promise<SiteDocument | null> {
  const source = await findDocument(address);
  if (!source) return null;
  const { meta, body } = source;
  const html = renderToStaticMarkup(
    <DocumentAddress.Provider value={address}>{body}</DocumentAddress.Provider>,
  );
  return { ...meta, html };
}
