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

/** A value that tells its listeners when it changes, in the form that `useSyncExternalStore` reads. */
export function createObservable<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next: Value) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** One learner's data in such a store. */
interface OfLearner {
  readonly userId: string;
  close?: () => unknown;
}

/**
 * Keeps one learner's data at a time: after a change of account, the next learner never sees it.
 */
export function createOfLearner<Kept extends OfLearner>(open: (userId: string) => Kept, { ended }: Stores) {
  let kept: Kept | null = null;
  ended.addEventListener('abort', () => void kept?.close?.());
  return {
    /** Opens nothing, so a component may call it while it draws. */
    peek: (userId: string) => (kept?.userId === userId ? kept : null),
    of(userId: string): Kept {
      if (kept?.userId === userId) return kept;
      void kept?.close?.();
      kept = open(userId);
      return kept;
    },
  };
}
