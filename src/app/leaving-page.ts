import { afterNextFrame } from '#lib/after-next-frame.ts';

/**
 * Taking a long page out of the document takes longer than drawing the heading of the next. So the place of the pages
 * keeps the one that React takes out until the next has been shown: out of sight, and after that one, so that whoever
 * looks for the page's heading finds the right one. For React it is gone at once.
 */
export function keepLeavingPage(place: HTMLElement | null) {
  if (!place) return;
  const remove = place.removeChild.bind(place);
  place.appendChild = (page) => place.insertBefore(page, place.firstChild);
  place.removeChild = (page) => {
    if (!(page instanceof HTMLElement)) return remove(page);
    page.className = 'leaving-page';
    page.ariaHidden = 'true';
    afterNextFrame(() => page.remove());
    return page;
  };
}
