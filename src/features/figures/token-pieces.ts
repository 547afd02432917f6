/** A run of text that the reader sees as one piece; a sign outside the alphabet may take several tokens. */
export interface TokenPiece {
  text: string;
  tokens: number;
}

/**
 * Cuts a text where its tokens do. A token may end in the middle of a character (an emoji is up to eight of them), and
 * half a character cannot be shown: such tokens are joined until there is one.
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

/** Blanks are part of a token and would not be seen. */
export const shownText = (text: string) =>
  text.replaceAll(' ', '·').replaceAll('\n', '↵').replaceAll('\t', '⇥');
