import type { WindowPiece } from '#common/figure-activity.ts';

export interface Placed extends WindowPiece {
  /** `too-big`: larger than the whole window, so it pushes nothing out. */
  state: 'inside' | 'out' | 'too-big';
}

/**
 * What a window still holds after these pieces, oldest first. Its size is fixed: if a new piece does not fit,
 * the oldest pieces fall out until it does.
 */
export function fillWindow(pieces: WindowPiece[], size: number): Placed[] {
  const placed: Placed[] = [];
  for (const piece of pieces) {
    if (piece.tokens > size) {
      placed.push({ ...piece, state: 'too-big' });
      continue;
    }
    placed.push({ ...piece, state: 'inside' });
    for (const oldest of placed) {
      if (usedTokens(placed) <= size) break;
      if (oldest.state === 'inside') oldest.state = 'out';
    }
  }
  return placed;
}

export const usedTokens = (placed: Placed[]) =>
  placed.filter(({ state }) => state === 'inside').reduce((sum, { tokens }) => sum + tokens, 0);

/** The pieces that the last one pushed out. */
export function pushedOut(pieces: WindowPiece[], size: number): WindowPiece[] {
  const before = fillWindow(pieces.slice(0, -1), size);
  const after = fillWindow(pieces, size);
  return before.filter(({ state }, index) => state === 'inside' && after[index]?.state === 'out');
}
