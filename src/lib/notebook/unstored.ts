import type { NotebookRecord } from './records.ts';

/** What was on the screen and not yet in the database when the page was left; null stands for 'was deleted'. */
interface Unstored {
  leftAt: number;
  records: (readonly [id: string, record: NotebookRecord | null])[];
}

const keyOf = (userId: string) => `aplica-ia-cuaderno-pendiente:${userId}`;

/** A database is too slow for a page that is being left; this storage is written before the page is gone. */
export function keepUnstored(userId: string, records: Unstored['records']) {
  try {
    const unstored: Unstored = { leftAt: Date.now(), records };
    localStorage.setItem(keyOf(userId), JSON.stringify(unstored));
  } catch {
    // Storage is not allowed or full: the page has said so already.
  }
}

/** What the last page left behind, except where something newer was stored since. */
export function takeUnstored(userId: string, stored: ReadonlyMap<string, NotebookRecord>) {
  try {
    const text = localStorage.getItem(keyOf(userId));
    localStorage.removeItem(keyOf(userId));
    const { leftAt, records } = JSON.parse(text ?? '{"leftAt":0,"records":[]}') as Unstored;
    return new Map(records.filter(([id]) => (stored.get(id)?.updatedAt ?? 0) <= leftAt));
  } catch {
    return new Map<string, NotebookRecord | null>();
  }
}
