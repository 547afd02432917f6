import type { NotebookRecord } from './records.ts';

/** One thing that was on the screen and not yet in the database when a page was left; null stands for 'was deleted'. */
export interface Unstored {
  id: string;
  record: NotebookRecord | null;
  /** When it was written, which for something that was put back is later than the record's own time. */
  at: number;
}

/** As it is kept. Pages of an earlier release had one key for all tabs, and one time for all records. */
interface Kept {
  leftAt?: number;
  records: (readonly [id: string, record: NotebookRecord | null, at?: number])[];
}

const keyOf = (userId: string) => `aplica-ia-cuaderno-pendiente:${userId}`;

/** A key for each tab: two that are closed together keep both. */
export const newUnstoredKey = (userId: string) => `${keyOf(userId)}:${Math.random().toString(36).slice(2)}`;

/** A database is too slow for a page that is being left; this storage is written before the page is gone. */
export function keepUnstored(key: string, unstored: Unstored[]): boolean {
  try {
    const kept: Kept = { records: unstored.map(({ id, record, at }) => [id, record, at]) };
    localStorage.setItem(key, JSON.stringify(kept));
    return true;
  } catch {
    return false; // Storage is not allowed or full: the page has said so already.
  }
}

function keysOf(userId: string): string[] {
  try {
    const own = keyOf(userId);
    return Object.keys(localStorage).filter((key) => key === own || key.startsWith(`${own}:`));
  } catch {
    return [];
  }
}

function read(key: string): Unstored[] {
  try {
    const { leftAt = 0, records } = JSON.parse(localStorage.getItem(key) ?? '') as Kept;
    return records.map(([id, record, at = leftAt]) => ({ id, record, at }));
  } catch {
    return [];
  }
}

/** What all tabs of the account left behind, oldest first. It stays until it is dropped. */
export function readUnstored(userId: string) {
  const keys = keysOf(userId);
  return { keys, unstored: keys.flatMap(read).sort((one, other) => one.at - other.at) };
}

/** Tells whether any of them was still there. */
export function dropUnstored(keys: string[]): boolean {
  try {
    const there = keys.filter((key) => localStorage.getItem(key) !== null);
    for (const key of there) localStorage.removeItem(key);
    return there.length > 0;
  } catch {
    return false;
  }
}

export const forgetUnstored = (userId: string) => dropUnstored(keysOf(userId));
