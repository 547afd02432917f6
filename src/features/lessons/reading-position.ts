import type { ContentsEntry } from './contents-list.ts';

/** Nothing to resume at the first heading, or at one that an editor has removed since. */
export function findTarget(id: string | null, entries: ContentsEntry[]): ContentsEntry | null {
  return entries.find((entry, index) => index > 0 && entry.id === id) ?? null;
}

/** Two people at one computer read on each at their own place. */
export const keyOf = (userId: string, slug: string) => `aplica-ia-lectura:${userId}:${slug}`;

/** Where the reader of a lesson was, by heading; kept in this browser only. */
export function readPosition(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function savePosition(key: string, id: string | null) {
  try {
    if (id === null) localStorage.removeItem(key);
    else localStorage.setItem(key, id);
  } catch {
    // Storage that is full or forbidden only costs the comfort of resuming.
  }
}

/** For whoever leaves for good. */
export function forgetPositions(userId: string) {
  try {
    const own = Object.keys(localStorage).filter((key) => key.startsWith(keyOf(userId, '')));
    for (const key of own) localStorage.removeItem(key);
  } catch {
    // What cannot be read was never stored.
  }
}
