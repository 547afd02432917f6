/** The chip that stands for every category (spec section 3). */
export const ALL = 'Todos';

export interface Filter {
  text: string;
  category: string;
}

export interface Filterable {
  /** What the search looks at; which fields these are differs from library to library (spec section 5). */
  texts: string[];
  categories: string[];
}

export const NO_FILTER: Filter = { text: '', category: ALL };

/** Accents count, but not whether a keyboard sends them as one character or as two. */
const lower = (text: string) => text.normalize('NFC').toLowerCase();

/**
 * Case-insensitive substring of any one text, and of the chosen category (spec section 5). The typed text is
 * taken as it is: spaces count like any other character, and nothing is split into words.
 */
export function matching({ text, category }: Filter): (item: Filterable) => boolean {
  const wanted = lower(text);
  return ({ texts, categories }) => {
    if (category !== ALL && !categories.includes(category)) return false;
    return texts.some((candidate) => lower(candidate).includes(wanted));
  };
}
