import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '#lib/focus-heading.ts';
import { layOutFirstScreen, layOutRest } from './lay-out-rest.ts';

/**
 * On every change of path: to the top (or to the fragment's section), and the focus to the new page's
 * heading, so that keyboards start there and screen readers announce it. Not on the first load.
 */
export function usePageChange(pathname: string) {
  const previous = useRef(pathname);
  useLayoutEffect(() => {
    if (previous.current !== pathname && !location.hash) layOutFirstScreen();
  }, [pathname]);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const section = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    focusHeading();
    if (section) section.scrollIntoView();
    else scrollTo(0, 0);
    void layOutRest();
  }, [pathname]);
}
