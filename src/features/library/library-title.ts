/** Spec section 2: an entry's document title is its own plus the library's name. */
export const libraryTitle = (title: string, library: { title: string }) =>
  `${title} | ${library.title.replaceAll('==', '')}`;
