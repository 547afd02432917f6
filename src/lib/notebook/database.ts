import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { databaseName } from '#lib/notebook-database.ts';
import type { NotebookRecord } from './records.ts';

interface Schema extends DBSchema {
  records: { key: string; value: NotebookRecord };
}

export type NotebookDatabase = IDBPDatabase<Schema>;

/** Turns a record of version n + 1 into one of version n + 2, in the database and in files; null drops it. */
type RecordMigration = (record: NotebookRecord) => NotebookRecord | null;

/** Nothing has changed since the first version. */
const migrations: RecordMigration[] = [];

export const currentVersion = (steps = migrations) => steps.length + 1;

export function migrateRecord(record: NotebookRecord, from: number, steps = migrations) {
  return steps.slice(from - 1).reduce<NotebookRecord | null>((old, step) => old && step(old), record);
}

export const deleteDatabase = (userId: string) => deleteDB(databaseName(userId));

interface Ends {
  /** The browser, or a tab that deletes the database, closed the connection. */
  onClosed?: () => void;
  /** A tab with newer code waits for this one to close. */
  onOutdated?: () => void;
}

export async function openDatabase(userId: string, { onClosed, onOutdated }: Ends = {}, steps = migrations) {
  return openDB<Schema>(databaseName(userId), currentVersion(steps), {
    upgrade(database, from, _to, transaction) {
      if (from === 0) return void database.createObjectStore('records', { keyPath: 'id' });
      const records = transaction.objectStore('records');
      const migrateAll = async () => {
        for (const record of await records.getAll()) {
          const migrated = migrateRecord(record, from, steps);
          await (migrated ? records.put(migrated) : records.delete(record.id));
        }
      };
      // All records or none: what cannot be migrated stays as it was.
      migrateAll().catch(() => transaction.abort());
    },
    // Otherwise a tab that wants to migrate or delete would wait for ever.
    blocking: (_from, to, event) => {
      (event.target as IDBDatabase).close();
      if (to === null) onClosed?.();
      else onOutdated?.();
    },
    terminated: () => onClosed?.(),
  });
}

/** The records, to be read. When its page ends, the browser aborts an unfinished read with an error that we can ignore. */
export function recordsToRead(database: NotebookDatabase) {
  const transaction = database.transaction('records');
  transaction.done.catch(() => undefined);
  return transaction.store;
}
