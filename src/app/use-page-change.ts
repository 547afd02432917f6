import { startTransition, useEffect, useRef, useState } from 'react';
import { afterNextFrame } from '#lib/after-next-frame.ts';
import { focusHeading } from '#lib/focus-heading.ts';
import { layOutFirstScreen, layOutRest } from './lay-out-rest.ts';

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
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const section = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    focusHeading();
    if (section) section.scrollIntoView();
    else scrollTo(0, 0);
  }, [pathname, hash]);
  useEffect(() => {
    if (isWhole) void layOutRest();
    else
      return afterNextFrame(() => {
        layOutFirstScreen();
        startTransition(() => setWholePath(pathname));
      });
  }, [isWhole, pathname]);
  return isWhole;
}
