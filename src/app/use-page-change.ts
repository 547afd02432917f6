import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { focusHeading } from '#lib/focus-heading.ts';
import { layOutFirstScreen, layOutRest } from './lay-out-rest.ts';

/** A tab in the background draws no frames, and its page must become whole all the same. */
const FRAME_PATIENCE_MS = 200;

/** Calls back once what has just been drawn is on the screen. Returns its undoing. */
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

/**
 * On every change of path: to the top (or to the fragment's section), and the focus to the new page's heading, so
 * that keyboards start there and screen readers announce it. Not on the first load. Tells whether the whole page is
 * to be drawn: what follows the heading waits until that has been shown, unless a section of it is asked for.
 */
export function usePageChange(pathname: string, hash: string) {
  const [wholePath, setWholePath] = useState(pathname);
  if (hash !== '' && wholePath !== pathname) setWholePath(pathname);
  const isWhole = wholePath === pathname || hash !== '';
  const previous = useRef(pathname);
  useLayoutEffect(() => {
    if (previous.current !== pathname && !hash) layOutFirstScreen();
  }, [pathname, hash]);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const section = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    focusHeading();
    if (section) section.scrollIntoView();
    else scrollTo(0, 0);
  }, [pathname, hash]);
  useEffect(() => {
    if (!isWhole) return afterNextFrame(() => startTransition(() => setWholePath(pathname)));
    void layOutRest();
  }, [isWhole, pathname]);
  return isWhole;
}
