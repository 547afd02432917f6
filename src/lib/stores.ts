/**
 * What the parts of one page share: session, messages, notebook, progress. The set makes a store when a part first asks for
 * it, since most pages need few of them; the store ends with its set.
 */
export class Stores {
  #made = new Map<(stores: Stores) => unknown, unknown>();
  #end = new AbortController();

  /** Aborts when the page ends: each store then stops listening and waiting. */
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
