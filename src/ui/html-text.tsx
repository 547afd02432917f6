import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/** The site's own address behind a plain click on a link; nothing for every other click. */
function ownLink(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const address = link?.getAttribute('href');
  if (!isPlain || event.defaultPrevented || link?.target === '_blank') return undefined;
  return address?.startsWith('/') ? address : undefined;
}

/** HTML that was made from our own Markdown at build time. Its links inside the site do not reload the page. */
export function HtmlText({ html, className }: { html: string; className?: string }) {
  const navigate = useNavigate();
  function onClick(event: MouseEvent) {
    const address = ownLink(event);
    if (address === undefined) return;
    event.preventDefault();
    void navigate(address);
  }
  return <div className={className} onClick={onClick} dangerouslySetInnerHTML={{ __html: html }} />;
}
