/** Text that the reader sees as one piece; a character such as an emoji may take several tokens. */
export interface TokenPiece {
  text: string;
  tokens: number;
}

/**
 * Splits a text at its tokens. A token may end in the middle of a character (an emoji takes up to eight), and
 * half a character cannot be shown, so such tokens are joined into one piece.
 */
export function tokenPieces(tokens: number[], decode: (tokens: number[]) => string): TokenPiece[] {
  const pieces: TokenPiece[] = [];
  let open: number[] = [];
  for (const token of tokens) {
    open.push(token);
    const text = decode(open);
    if (text === '' || text.includes('\uFFFD')) continue;
    pieces.push({ text, tokens: open.length });
    open = [];
  }
  if (open.length > 0) pieces.push({ text: decode(open), tokens: open.length });
  return pieces;
}

/** Makes blanks visible, which are part of a token. */
export const shownText = (text: string) =>
  text.replaceAll(' ', '·').replaceAll('\n', '↵').replaceAll('\t', '⇥');
