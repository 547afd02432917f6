import { openDatabase, type NotebookDatabase } from './database.ts';

export const isFull = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * One tab's connection to a notebook's database. Safari closes it while the tab is in the background, other browsers when
 * storage fails or is cleared, and not all of them say so: a call that fails runs once more on a new connection.
 */
export class Connection {
  #opening: Promise<NotebookDatabase> | undefined;
  /** Closed by this tab, or by one with newer code: a late write must not create the database again. */
  #isOver = false;
  #userId: string;
  #onOutdated: () => void;

  constructor(userId: string, onOutdated: () => void) {
    this.#userId = userId;
    this.#onOutdated = onOutdated;
  }

  async use<Result>(work: (database: NotebookDatabase) => Promise<Result>): Promise<Result> {
    const opening = this.#open();
    try {
      return await work(await opening);
    } catch (error) {
      if (this.#isOver || isFull(error)) throw error;
      // Another call may have opened a new one meanwhile.
      if (this.#opening === opening) void this.#leave();
      return work(await this.#open());
    }
  }

  async close(): Promise<void> {
    this.#isOver = true;
    await this.#leave();
  }

  #open(): Promise<NotebookDatabase> {
    if (this.#isOver) return Promise.reject(new DOMException('The notebook is closed', 'InvalidStateError'));
    this.#opening ??= openDatabase(this.#userId, {
      onClosed: () => (this.#opening = undefined),
      onOutdated: () => {
        this.#isOver = true;
        this.#onOutdated();
      },
    });
    return this.#opening;
  }

  /** Never rejects. */
  #leave() {
    const left = this.#opening;
    this.#opening = undefined;
    return left?.then(
      (database) => database.close(),
      () => undefined,
    );
  }
}
