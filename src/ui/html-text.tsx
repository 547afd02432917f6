import { useContext, type MouseEvent, type SyntheticEvent } from 'react';
import { isPlainClick, PageLinksContext } from './page-links.ts';

/** The site's own address on the link that an event concerns. */
function ownAddress({ target }: SyntheticEvent): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const address = link?.getAttribute('href');
  return link?.target !== '_blank' && address?.startsWith('/') ? address : undefined;
}

/** HTML that was made from our own Markdown at build time. Its links inside the site do not reload the page. */
export function HtmlText({ html, className }: { html: string; className?: string }) {
  const links = useContext(PageLinksContext);
  function intent(event: SyntheticEvent) {
    const address = ownAddress(event);
    if (address !== undefined) links?.prefetch(address);
  }
  function onClick(event: MouseEvent) {
    const address = ownAddress(event);
    if (!links || address === undefined || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    links.follow(address);
  }
  return (
    <div
      className={className}
      onPointerOver={intent}
      onFocus={intent}
      onTouchStart={intent}
      onClick={onClick}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
