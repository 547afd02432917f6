import { store, withChanges, type Change, type PendingChange } from './changes.ts';
import { Connection, isFull } from './connection.ts';
import { recordsToRead } from './database.ts';
import {
  kindOf,
  type NotebookRecord,
  type NotebookValues,
  type RecordId,
  type RecordKind,
} from './records.ts';
import { dropUnstored, keepUnstored, newUnstoredKey, readUnstored, type Unstored } from './unstored.ts';

/** Why nothing is stored: no room left, storage forbidden, or a newer version of the school in another tab. */
export type StorageProblem = 'full' | 'forbidden' | 'outdated';

export interface NotebookState {
  status: 'loading' | 'ready';
  problem: StorageProblem | null;
  /** Ids of records that are on the screen but not stored yet. */
  unstored: ReadonlySet<string>;
  records: ReadonlyMap<string, NotebookRecord>;
}

/**
 * The notebook of one account in this tab. A change is on the screen at once and stored a moment later; if storing fails,
 * it stays on the screen and `problem` says why. If the learner leaves the page before, the next page stores it. Each change
 * applies to the record as it is stored by then, so that tabs that write different fields of one record keep both.
 */
export class Notebook {
  #state: NotebookState = { status: 'loading', problem: null, unstored: new Set(), records: new Map() };
  #stored = new Map<string, NotebookRecord>();
  #pending: PendingChange[] = [];
  #storing: Promise<void> = Promise.resolve();
  #listeners = new Set<() => void>();
  #connection: Connection;
  #ownKey: string;
  /** What this page wrote under its own key when the learner left it. */
  #left: PendingChange[] = [];
  /** Keys of other pages, whose changes are being stored. */
  #keysOfOthers: string[] = [];
  #otherTabs: BroadcastChannel;
  #hasAskedToPersist = false;

  readonly userId: string;

  constructor(userId: string) {
    this.userId = userId;
    this.#otherTabs = new BroadcastChannel(`aplica-ia-cuaderno:${userId}`);
    this.#otherTabs.onmessage = ({ data }: MessageEvent<string[]>) => void this.#readAgain(data);
    this.#connection = new Connection(userId, () => this.#fail('outdated'));
    this.#ownKey = newUnstoredKey(userId);
    addEventListener('pagehide', this.#onPageHide);
    addEventListener('pageshow', this.#onPageShow);
    this.ready = this.#load();
  }

  /** Never rejects: a notebook that cannot be stored works until the page is left. */
  readonly ready: Promise<void>;

  state = () => this.#state;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  read<Kind extends RecordKind>(id: RecordId<Kind>): NotebookValues[Kind] | undefined {
    return this.#state.records.get(id)?.value as NotebookValues[Kind] | undefined;
  }

  update<Kind extends RecordKind>(
    id: RecordId<Kind>,
    change: (value: NotebookValues[Kind] | undefined) => NotebookValues[Kind],
  ): Promise<boolean> {
    const updatedAt = Date.now();
    return this.#write([id], (stored) => ({
      id,
      updatedAt,
      value: change(stored?.value as NotebookValues[Kind] | undefined),
    }));
  }

  remove(...ids: string[]): Promise<boolean> {
    return this.#write(ids, () => undefined);
  }

  /** Writes records as they are, to undo and to import; null removes one. */
  restore(records: Map<string, NotebookRecord | null>): Promise<boolean> {
    const byId = (id: string): Change => {
      const record = records.get(id) ?? undefined;
      return () => record;
    };
    const at = Date.now();
    return this.#writeEach([...records.keys()].map((id) => ({ id, change: byId(id), at })));
  }

  removeAll(): Promise<boolean> {
    return this.remove(...this.#state.records.keys());
  }

  /** Stores pending changes first: the learner may change accounts right after typing. */
  async close(): Promise<void> {
    await this.#storing;
    removeEventListener('pagehide', this.#onPageHide);
    removeEventListener('pageshow', this.#onPageShow);
    this.#otherTabs.close();
    await this.#connection.close();
  }

  #onPageHide = () => {
    const own = this.#pending.filter(({ isKept }) => !isKept);
    const unstored = new Map<string, Unstored>();
    for (const { id, at } of own) unstored.set(id, { id, record: this.#state.records.get(id) ?? null, at });
    if (own.length > 0 && keepUnstored(this.#ownKey, [...unstored.values()])) this.#left = own;
  };

  /** The browser kept this page (Back): another one may have stored its changes meanwhile. */
  #onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || this.#left.length === 0) return;
    const left = new Set(this.#left);
    this.#left = [];
    if (dropUnstored([this.#ownKey])) return;
    this.#pending = this.#pending.filter((change) => !left.has(change));
    void this.#readAgain([...left].map(({ id }) => id));
  };

  #write(ids: string[], change: Change): Promise<boolean> {
    const at = Date.now();
    return this.#writeEach(ids.map((id) => ({ id, change, at })));
  }

  async #writeEach(changes: PendingChange[]): Promise<boolean> {
    if (changes.length === 0) return true;
    this.#pending.push(...changes);
    this.#show({ records: withChanges(this.#state.records, changes) });
    if (changes.some(({ id }) => kindOf(id) !== 'sections-read')) this.#askToPersist();
    this.#storing = this.#storing.then(() => this.#storePending());
    await this.#storing;
    return !changes.some((change) => this.#pending.includes(change));
  }

  /** All pending changes in one transaction, also those that failed the last time. */
  async #storePending(): Promise<void> {
    const changes = [...this.#pending];
    if (changes.length === 0) return;
    const keys = this.#keysOfOthers;
    const ids = new Set(changes.map(({ id }) => id));
    let written: Map<string, NotebookRecord>;
    try {
      written = await this.#connection.use((database) => store(database, ids, changes));
    } catch (error) {
      // The changes stay pending: they are on the screen, and in the file that the page offers instead.
      return this.#fail(problemOf(error));
    }
    for (const id of ids) this.#note(id, written.get(id));
    this.#pending = this.#pending.filter((change) => !changes.includes(change));
    dropUnstored(keys);
    this.#keysOfOthers = this.#keysOfOthers.filter((key) => !keys.includes(key));
    this.#otherTabs.postMessage([...ids]);
    this.#show({ problem: null, records: this.#currentRecords() });
  }

  async #load(): Promise<void> {
    try {
      const records = await this.#connection.use((database) => recordsToRead(database).getAll());
      for (const record of records) this.#stored.set(record.id, record);
      this.#show({ records: this.#currentRecords() });
      const storing = this.#storeWhatOthersLeft();
      this.#show({ status: 'ready' });
      await storing;
    } catch (error) {
      this.#show({ status: 'ready', problem: problemOf(error) });
    }
  }

  /** Skips records that have a newer version in the database. */
  #storeWhatOthersLeft(): Promise<boolean> {
    const { keys, unstored } = readUnstored(this.userId);
    if (unstored.length === 0) dropUnstored(keys);
    else this.#keysOfOthers = keys;
    return this.#writeEach(
      unstored.map(({ id, record, at }) => ({
        id,
        at,
        isKept: true,
        change: (stored) => ((stored?.updatedAt ?? 0) <= at ? (record ?? undefined) : stored),
      })),
    );
  }

  async #readAgain(ids: string[]): Promise<void> {
    try {
      await this.#connection.use(async (database) => {
        const records = recordsToRead(database);
        for (const id of ids) this.#note(id, await records.get(id));
      });
      this.#show({ records: this.#currentRecords() });
    } catch {
      // If reading fails, this tab keeps what it has; the next write reports the problem.
    }
  }

  #unstored(): Set<string> {
    return new Set(this.#pending.map(({ id }) => id));
  }

  #note(id: string, record: NotebookRecord | undefined) {
    if (record) this.#stored.set(id, record);
    else this.#stored.delete(id);
  }

  #fail(problem: StorageProblem) {
    if (this.#state.problem !== 'outdated') this.#show({ problem });
  }

  /** Stored records with pending changes. A record that is stored as shown stays the same object, so nothing redraws. */
  #currentRecords(): Map<string, NotebookRecord> {
    const records = withChanges(this.#stored, this.#pending);
    for (const [id, record] of records) {
      const shown = this.#state.records.get(id);
      if (shown && shown !== record && JSON.stringify(shown) === JSON.stringify(record))
        records.set(id, shown);
    }
    return records;
  }

  #show(changed: Partial<NotebookState>) {
    this.#state = { ...this.#state, ...changed, unstored: this.#unstored() };
    for (const listener of this.#listeners) listener();
  }

  /** When room gets scarce, browsers clear the storage of sites that have not asked to keep it. */
  /** Firefox asks the learner, who would not know why while only reading a lesson. */
  #askToPersist() {
    if (this.#hasAskedToPersist) return;
    this.#hasAskedToPersist = true;
    navigator.storage?.persist?.().catch(() => undefined);
  }
}

function problemOf(error: unknown): StorageProblem {
  if (error instanceof DOMException && error.name === 'VersionError') return 'outdated';
  return isFull(error) ? 'full' : 'forbidden';
}
