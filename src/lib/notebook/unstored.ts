import type { NotebookRecord } from './records.ts';

/** A record that was on the screen but not yet in the database when its page was left; null means deleted. */
export interface Unstored {
  id: string;
  record: NotebookRecord | null;
  /** When it was written: later than the record's own time if the learner undid a change. */
  at: number;
}

/** As stored. Pages of an earlier release had one key for all tabs, and one time for all records. */
interface Kept {
  leftAt?: number;
  records: (readonly [id: string, record: NotebookRecord | null, at?: number])[];
}

const keyOf = (userId: string) => `aplica-ia-cuaderno-pendiente:${userId}`;

/** Each tab has its key, so that two tabs closed together both keep their records. */
export const newUnstoredKey = (userId: string) => `${keyOf(userId)}:${Math.random().toString(36).slice(2)}`;

/** While a page is being left, a database is too slow; this storage is written before the page is gone. */
export function keepUnstored(key: string, unstored: Unstored[]): boolean {
  try {
    const kept: Kept = { records: unstored.map(({ id, record, at }) => [id, record, at]) };
    localStorage.setItem(key, JSON.stringify(kept));
    return true;
  } catch {
    return false; // Storage is forbidden or full; the page has said so already.
  }
}

/** What a visitor did before having an account. The first notebook that opens in this browser takes it. */
const VISITOR_KEY = 'aplica-ia-prueba';

/** Its time is the earliest there is, so that it never replaces a record of the account. */
export const keepForFirstNotebook = (record: NotebookRecord) =>
  keepUnstored(VISITOR_KEY, [{ id: record.id, record, at: 0 }]);

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

/** What all tabs of the account left behind, and a visitor before it, oldest first. It stays until `dropUnstored`. */
export function readUnstored(userId: string) {
  const keys = [VISITOR_KEY, ...keysOf(userId)];
  return { keys, unstored: keys.flatMap(read).sort((one, other) => one.at - other.at) };
}

/** True if any of them was still there. */
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
