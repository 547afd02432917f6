import { openDatabase, type NotebookDatabase } from './database.ts';
import type { NotebookRecord, NotebookValues, RecordId, RecordKind } from './records.ts';
import { keepUnstored, takeUnstored } from './unstored.ts';

/** Why nothing is kept: no room left, storage not allowed, or a newer version of the school in another tab. */
export type StorageProblem = 'full' | 'forbidden' | 'outdated';

export interface NotebookState {
  status: 'loading' | 'ready';
  problem: StorageProblem | null;
  /** Ids of what is on the screen and not stored yet. */
  unstored: ReadonlySet<string>;
  records: ReadonlyMap<string, NotebookRecord>;
}

/** Given what is stored now, what shall be stored; undefined deletes. */
type Change = (stored: NotebookRecord | undefined) => NotebookRecord | undefined;

interface PendingChange {
  id: string;
  change: Change;
}

/**
 * The notebook of one account in this tab. What is written is on the screen at once and stored a moment later; should
 * storing fail, it stays on the screen and `problem` says why. Should the page be left before, the next one stores it. A
 * change is applied to what is stored by then, so that tabs that write different fields of one record keep both.
 */
export class Notebook {
  #state: NotebookState = { status: 'loading', problem: null, unstored: new Set(), records: new Map() };
  #stored = new Map<string, NotebookRecord>();
  #pending: PendingChange[] = [];
  #storing: Promise<void> = Promise.resolve();
  #listeners = new Set<() => void>();
  #opening: Promise<NotebookDatabase>;
  #otherTabs: BroadcastChannel;
  #hasAskedToPersist = false;

  readonly userId: string;

  constructor(userId: string) {
    this.userId = userId;
    this.#otherTabs = new BroadcastChannel(`aplica-ia-cuaderno:${userId}`);
    this.#otherTabs.onmessage = ({ data }: MessageEvent<string[]>) => void this.#readAgain(data);
    this.#opening = openDatabase(userId, () => this.#fail('outdated'));
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

  /** Puts records as they are, for undoing and for files; null stands for 'was not there'. */
  restore(records: Map<string, NotebookRecord | null>): Promise<boolean> {
    const byId = (id: string): Change => {
      const record = records.get(id) ?? undefined;
      return () => record;
    };
    return this.#writeEach([...records.keys()].map((id) => ({ id, change: byId(id) })));
  }

  removeAll(): Promise<boolean> {
    return this.remove(...this.#state.records.keys());
  }

  /** What was written last is stored first: somebody may change accounts while it is on its way. */
  async close(): Promise<void> {
    await this.#storing;
    removeEventListener('pagehide', this.#onPageHide);
    removeEventListener('pageshow', this.#onPageShow);
    this.#otherTabs.close();
    await this.#opening.then(
      (database) => database.close(),
      () => undefined,
    );
  }

  #onPageHide = () => {
    const ids = this.#unstored();
    if (ids.size === 0) return;
    const records = [...ids].map((id) => [id, this.#state.records.get(id) ?? null] as const);
    keepUnstored(this.userId, records);
  };

  /** Back from the browser's memory of pages, this one stores by itself what it had left. */
  #onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) takeUnstored(this.userId, this.#stored);
  };

  #write(ids: string[], change: Change): Promise<boolean> {
    return this.#writeEach(ids.map((id) => ({ id, change })));
  }

  async #writeEach(changes: PendingChange[]): Promise<boolean> {
    if (changes.length === 0) return true;
    this.#pending.push(...changes);
    this.#show({ records: withChanges(this.#state.records, changes) });
    this.#askToPersist();
    this.#storing = this.#storing.then(() => this.#storePending());
    await this.#storing;
    return !changes.some((change) => this.#pending.includes(change));
  }

  /** All that is waiting, in one transaction: also what could not be stored the last time. */
  async #storePending(): Promise<void> {
    const changes = [...this.#pending];
    if (changes.length === 0) return;
    let written = new Map<string, NotebookRecord>();
    const ids = new Set(changes.map(({ id }) => id));
    try {
      const database = await this.#opening;
      const transaction = database.transaction('records', 'readwrite');
      // An aborted transaction rejects twice; the first one is told below.
      transaction.done.catch(() => undefined);
      for (const id of ids) {
        const stored = await transaction.store.get(id);
        if (stored) written.set(id, stored);
      }
      // However many keys were waiting, each record is written once.
      written = withChanges(written, changes);
      for (const id of ids) {
        const record = written.get(id);
        await (record ? transaction.store.put(record) : transaction.store.delete(id));
      }
      await transaction.done;
    } catch (error) {
      // The changes stay pending: they are on the screen, and in the file that is offered instead.
      return this.#fail(problemOf(error));
    }
    for (const id of ids) this.#note(id, written.get(id));
    this.#pending = this.#pending.filter((change) => !changes.includes(change));
    this.#otherTabs.postMessage([...ids]);
    this.#show({ problem: null, records: this.#currentRecords() });
  }

  async #load(): Promise<void> {
    try {
      const database = await this.#opening;
      for (const record of await database.getAll('records')) this.#stored.set(record.id, record);
      this.#show({ records: this.#currentRecords() });
      const restoring = this.restore(takeUnstored(this.userId, this.#stored));
      this.#show({ status: 'ready' });
      await restoring;
    } catch (error) {
      this.#show({ status: 'ready', problem: problemOf(error) });
    }
  }

  async #readAgain(ids: string[]): Promise<void> {
    try {
      const database = await this.#opening;
      for (const id of ids) this.#note(id, await database.get('records', id));
      this.#show({ records: this.#currentRecords() });
    } catch {
      // What cannot be read again stays as this tab knows it; the next write says what is wrong.
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

  /** What is stored, with what is on its way. What comes back as it is shown stays the same object: nothing is drawn again. */
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

  /** Browsers clear what nobody asked them to keep when room gets scarce. */
  #askToPersist() {
    if (this.#hasAskedToPersist) return;
    this.#hasAskedToPersist = true;
    navigator.storage?.persist?.().catch(() => undefined);
  }
}

function withChanges(records: ReadonlyMap<string, NotebookRecord>, changes: PendingChange[]) {
  const changed = new Map(records);
  for (const { id, change } of changes) {
    const record = change(changed.get(id));
    if (record) changed.set(id, record);
    else changed.delete(id);
  }
  return changed;
}

const problemOf = (error: unknown): StorageProblem =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden';
