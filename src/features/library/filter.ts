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

/** Folds each character to exactly one, so that positions in the folded text match the original. */
function fold(character: string): string {
  return character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().charAt(0) || character;
}

const isWordCharacter = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? '');

/** The words of `text` around the first place that matches `query` when accents are ignored. */
function wordsAround(text: string, query: string): string | undefined {
  const characters = [...text.normalize('NFC')];
  const at = characters.map(fold).join('').indexOf(query);
  if (at < 0) return undefined;
  let start = at;
  let end = at + query.length;
  while (isWordCharacter(characters[start]) && isWordCharacter(characters[start - 1])) start--;
  while (isWordCharacter(characters[end - 1]) && isWordCharacter(characters[end])) end++;
  return characters.slice(start, end).join('').toLowerCase();
}

/**
 * After a search without results: what the visitor may have meant, with its accents. The search itself
 * stays strict; `texts` come from the chosen category only, so that every suggestion has a result.
 */
export function suggestAccented(text: string, texts: Iterable<string>): string | undefined {
  const query = [...text.normalize('NFC').trim()].map(fold).join('');
  if (query === '') return undefined;
  let best: string | undefined;
  for (const candidate of texts) {
    const found = wordsAround(candidate, query);
    if (found && (best === undefined || found.length < best.length)) best = found;
  }
  return best;
}
