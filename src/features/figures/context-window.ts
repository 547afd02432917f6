import type { WindowPiece } from '#common/figure-activity.ts';

export interface Placed extends WindowPiece {
  /** `too-big`: it does not go in at all, so nothing makes room for it. */
  state: 'inside' | 'out' | 'too-big';
}

/**
 * What a window still holds after all this was said, oldest first. It does not grow: when something new does not fit,
 * the oldest goes, and the next oldest, until it does.
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

/** What the last piece pushed out that was inside until then. */
export function pushedOut(pieces: WindowPiece[], size: number): WindowPiece[] {
  const before = fillWindow(pieces.slice(0, -1), size);
  const after = fillWindow(pieces, size);
  return before.filter(({ state }, index) => state === 'inside' && after[index]?.state === 'out');
}
