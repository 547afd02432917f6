import { createContext, type MouseEvent } from 'react';

export interface PageLinks {
  /** Somebody points at a link: its page is fetched ahead of the click. */
  prefetch(path: string): void;
  /** Changes to another page of the site without a reload. */
  follow(path: string): void;
}

/** The app knows its pages; links report what people do with them. Without it they are links like any other. */
export const PageLinksContext = createContext<PageLinks | null>(null);

/** A click that would change this tab; the others open a new one, or save the page. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
