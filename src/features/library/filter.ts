/** The chip that stands for every category (spec section 3). */
export const ALL = 'Todos';

export interface Filter {
  text: string;
  category: string;
}

interface Filterable {
  /** The searched texts, which differ between libraries (spec section 5). */
  texts: string[];
  categories: string[];
}

export const NO_FILTER: Filter = { text: '', category: ALL };

/** Accents count, whether a keyboard sends them as one character or two. */
const lower = (text: string) => text.normalize('NFC').toLowerCase();

/**
 * Case-insensitive substring of any one text, in the chosen category (spec section 5). The typed text is
 * taken literally: spaces count like any other character, and it is not split into words.
 */
export function matching({ text, category }: Filter): (item: Filterable) => boolean {
  const query = lower(text);
  return ({ texts, categories }) => {
    if (category !== ALL && !categories.includes(category)) return false;
    return texts.some((candidate) => lower(candidate).includes(query));
  };
}
