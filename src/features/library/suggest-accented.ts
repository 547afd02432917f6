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
