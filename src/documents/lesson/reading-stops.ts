import type { TocEntry } from '#content.ts';

/** Minutes of reading between two places to stop. */
const PORTION = 5;
/** A shorter portion is not worth a stop. */
const SHORTEST = 3;

/**
 * The sections after which a reader may well stop, by anchor, with the section that follows each. A portion ends where it is
 * nearest to five minutes; after the last section there is nothing to come back for.
 */
export function readingStops(toc: TocEntry[]): Map<string, TocEntry> {
  const stops = new Map<string, TocEntry>();
  let read = 0;
  for (const [index, { id, minutes }] of toc.entries()) {
    const next = toc[index + 1];
    if (!next) break;
    read += minutes;
    const isNearest = Math.abs(read - PORTION) <= Math.abs(read + next.minutes - PORTION);
    if (read < SHORTEST || (read < PORTION && !isNearest)) continue;
    stops.set(id, next);
    read = 0;
  }
  return stops;
}
