import type { PageMeta } from '#lib/page-meta.ts';
import { documentFile } from './site-routes.ts';

/** A text of the school as the build drew it. */
export interface SiteDocument extends PageMeta {
  html: string;
}

/** The document that came with the page itself stands in the DOM already: React keeps what is there. */
export const drawnDocument = (): SiteDocument => ({ title: document.title, html: '' });

const known = new Map<string, Promise<SiteDocument | null>>();

/** Null when there is no such document. Fetched once a visit; a failed attempt is forgotten. */
export function fetchDocument(address: string): Promise<SiteDocument | null> {
  const pending = known.get(address) ?? request(address);
  known.set(address, pending);
  pending.catch(() => known.delete(address));
  return pending;
}

async function request(address: string): Promise<SiteDocument | null> {
  const answer = await fetch(documentFile(address));
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${documentFile(address)}: ${answer.status}`);
  return (await answer.json()) as SiteDocument;
}
