/**
 * What the parts of one page share: session, messages, notebook, progress. A store is made by its function when a part first
 * asks for it, since most pages need few of them, and ends with the set that it belongs to.
 */
export class Stores {
  #made = new Map<(stores: Stores) => unknown, unknown>();
  #end = new AbortController();

  /** Aborts when the page is over: what a store listens to and waits for ends then. */
  readonly ended = this.#end.signal;

  /** The same store for every part that asks. */
  of<Store>(create: (stores: Stores) => Store): Store {
    if (!this.#made.has(create)) this.#made.set(create, create(this));
    return this.#made.get(create) as Store;
  }

  /** Browsers end a page themselves; tests open many in one window. */
  end() {
    this.#end.abort();
  }
}

let provided: Stores | undefined;

/** Called once per page: by src/shell/main.ts, and by each test that opens one. */
export function provideStores(stores: Stores) {
  provided = stores;
}

export function currentStores(): Stores {
  if (!provided) throw new Error('provideStores() comes first');
  return provided;
}
