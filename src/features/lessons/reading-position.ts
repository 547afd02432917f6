import type { ContentsEntry } from './contents-list.ts';

/** There is nothing to resume at the first heading, or at one that an editor has removed. */
export function findTarget(id: string | null, entries: ContentsEntry[]): ContentsEntry | null {
  return entries.find((entry, index) => index > 0 && entry.id === id) ?? null;
}

/** One key per account: two learners at one computer each resume at their own place. */
export const keyOf = (userId: string, slug: string) => `aplica-ia-lectura:${userId}:${slug}`;

/** The last heading that the reader reached; stored in this browser only. */
export function readPosition(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function savePosition(key: string, id: string | null) {
  try {
    if (id === null) return localStorage.removeItem(key);
    localStorage.setItem(key, id);
    const [, userId = '', slug = ''] = key.split(':');
    localStorage.setItem(keyOf(userId, ''), slug);
  } catch {
    // If storage is full or blocked, the reader only loses the offer to resume.
  }
}

/** The lesson that the reader had open last on this device, and the last heading reached there. */
export function lastPlace(userId: string): { slug: string; heading: string } | null {
  const slug = readPosition(keyOf(userId, ''));
  const heading = slug && readPosition(keyOf(userId, slug));
  return heading ? { slug, heading } : null;
}

/** For a learner who deletes their data from this browser. */
export function forgetPositions(userId: string) {
  try {
    const own = Object.keys(localStorage).filter((key) => key.startsWith(keyOf(userId, '')));
    for (const key of own) localStorage.removeItem(key);
  } catch {
    // If storage cannot be read, it holds nothing to delete.
  }
}
