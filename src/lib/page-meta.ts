import { createContext, useContext, useEffect } from 'react';

export interface PageMeta {
  title: string;
  description?: string;
  /** Structured data for search engines; only written into prerendered pages. */
  jsonLd?: object;
}

/** Filled while a page is rendered at build time; absent in the browser. */
export const PageMetaContext = createContext<{ meta?: PageMeta } | null>(null);

/** Sets the browser tab's title and the description of the page. */
export function usePageMeta(meta: PageMeta) {
  const sink = useContext(PageMetaContext);
  // oxlint-disable-next-line react/immutability -- the sink exists to be written to, once, at build time
  if (sink) sink.meta = meta;
  const { title, description } = meta;
  useEffect(
    // Not before the page is shown, which it would hold up.
    () =>
      afterNextFrame(() => {
        // What a prerendered page says already is left alone: even the same words cost a style recalculation.
        if (document.title === title) return;
        document.title = title;
        if (description) change('meta[name=description]', 'content', description);
        // Phones share this address instead of the one in their address bar.
        change('link[rel=canonical]', 'href', location.pathname);
      }),
    [title, description],
  );
}

const change = (selector: string, attribute: string, value: string) =>
  document.querySelector(selector)?.setAttribute(attribute, value);

/** A tab in the background draws no frames, and must go on all the same. */
const FRAME_PATIENCE_MS = 200;

/** Calls back once what has just been drawn is on the screen. Returns the cleanup. */
function afterNextFrame(callback: () => void) {
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const end = () => {
    stop();
    callback();
  };
  const timer = setTimeout(end, FRAME_PATIENCE_MS);
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(end);
  });
  return stop;
}
