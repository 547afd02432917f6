import type { MouseEvent } from 'react';

/** The site's own address on the link around an element; null for other links, new tabs and files. */
export function siteLink(element: Element): string | null {
  const link = element.closest('a');
  const address = link?.getAttribute('href') ?? '';
  if (!link || !/^\/(?!\/)/.test(address) || link.target !== '' || link.hasAttribute('download')) return null;
  return /\.\w+$/.test(link.pathname) ? null : address;
}

/** A click that would change this tab; the others open a new one, or save the page. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
