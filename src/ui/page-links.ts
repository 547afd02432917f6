import { createContext, useContext } from 'react';

type Prefetch = (path: string) => void;

/** The app knows which code a path needs; links only report the intent. */
export const PagePrefetchContext = createContext<Prefetch>(() => undefined);

export const usePagePrefetch = () => useContext(PagePrefetchContext);
