/** Exactly one unit per character, so that positions in the folded text are those of the text. */
function fold(character: string): string {
  return character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().charAt(0) || character;
}

const isWordCharacter = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? '');

/** The words of `text` around the first place that matches `wanted` when accents are ignored. */
function wordsAround(text: string, wanted: string): string | undefined {
  const characters = [...text.normalize('NFC')];
  const at = characters.map(fold).join('').indexOf(wanted);
  if (at < 0) return undefined;
  let start = at;
  let end = at + wanted.length;
  while (isWordCharacter(characters[start]) && isWordCharacter(characters[start - 1])) start--;
  while (isWordCharacter(characters[end - 1]) && isWordCharacter(characters[end])) end++;
  return characters.slice(start, end).join('').toLowerCase();
}

/**
 * Help for a search that found nothing: what the person may have meant, with its accents. The match itself
 * stays strict; `texts` are those that the chosen category would show, so that the offer never disappoints.
 */
export function suggestAccented(text: string, texts: Iterable<string>): string | undefined {
  const wanted = [...text.normalize('NFC').trim()].map(fold).join('');
  if (wanted === '') return undefined;
  let best: string | undefined;
  for (const candidate of texts) {
    const found = wordsAround(candidate, wanted);
    if (found && (best === undefined || found.length < best.length)) best = found;
  }
  return best;
}
