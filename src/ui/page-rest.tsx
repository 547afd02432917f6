import { createContext, useContext, type ReactNode } from 'react';

/** False from a change of page until the new page's heading has been on the screen. */
export const WholePageContext = createContext(true);

/**
 * What follows a page's heading. After a change of page it is drawn when the heading has been shown, so that a long
 * page answers to the click as fast as a short one.
 */
export function PageRest({ children }: { children: ReactNode }) {
  return useContext(WholePageContext) ? children : null;
}
