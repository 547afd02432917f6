import { useEffect } from 'react';

/** What a page says about itself; src/documents writes it into the head. */
export interface PageMeta {
  title: string;
  description?: string;
  /** Structured data for search engines. */
  jsonLd?: object;
}

/** For a page that shows something other than what the build drew, like the workshop with `?ejercicio=`. */
export function useTitle(title: string | undefined) {
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
