import type { NotebookDatabase } from './database.ts';
import type { NotebookRecord } from './records.ts';

/** Makes the new record from the stored one; undefined deletes it. */
export type Change = (stored: NotebookRecord | undefined) => NotebookRecord | undefined;

export interface PendingChange {
  id: string;
  change: Change;
  at: number;
  /** Left by another page, under whose key it stays until it is stored. */
  isKept?: boolean;
}

export function withChanges(records: ReadonlyMap<string, NotebookRecord>, changes: PendingChange[]) {
  const changed = new Map(records);
  for (const { id, change } of changes) {
    const record = change(changed.get(id));
    if (record) changed.set(id, record);
    else changed.delete(id);
  }
  return changed;
}

/** In one transaction, which writes each record once, however many changes it has. */
export async function store(database: NotebookDatabase, ids: Set<string>, changes: PendingChange[]) {
  const transaction = database.transaction('records', 'readwrite');
  // An aborted transaction rejects twice; the caller reports the first one.
  transaction.done.catch(() => undefined);
  const stored = new Map<string, NotebookRecord>();
  for (const id of ids) {
    const record = await transaction.store.get(id);
    if (record) stored.set(id, record);
  }
  const written = withChanges(stored, changes);
  for (const id of ids) {
    const record = written.get(id);
    await (record ? transaction.store.put(record) : transaction.store.delete(id));
  }
  await transaction.done;
  return written;
}
