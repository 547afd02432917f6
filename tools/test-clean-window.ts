import { setMaxListeners } from 'node:events';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterAll, afterEach, vi } from 'vitest';

/**
 * Test files share a process, and with it the window and what draws in it, which takes longer to load than most of them run.
 * So what our modules hold and what the browser keeps begins anew with every file, and what a page began ends with its test: a
 * client that goes on would sign in the next test's visitor.
 */
vi.resetModules();
globalThis.indexedDB = new IDBFactory();
sessionStorage.clear();
history.replaceState(null, '', '/');
document.body.replaceChildren();
for (const name of document.documentElement.getAttributeNames())
  document.documentElement.removeAttribute(name);

const { addEventListener, BroadcastChannel, fetch, setInterval, setTimeout } = globalThis;

const timers = new Set<NodeJS.Timeout>();
const noted =
  <Arguments extends unknown[]>(start: (...args: Arguments) => NodeJS.Timeout) =>
  (...args: Arguments) => {
    const timer = start(...args);
    timers.add(timer);
    return timer;
  };
afterEach(() => {
  timers.forEach(clearTimeout);
  timers.clear();
});

const fileEnds = new AbortController();
setMaxListeners(0, fileEnds.signal);
const inThisFile = {
  /** Nobody answers a page whose test has ended; a refusal would make the client try again later. */
  fetch: () => new Promise(() => undefined),
  setInterval: noted(setInterval),
  setTimeout: noted(setTimeout),
  addEventListener(type: string, listener: EventListener, options: boolean | AddEventListenerOptions = {}) {
    const { signal = fileEnds.signal, ...others } =
      typeof options === 'object' ? options : { capture: options };
    addEventListener(type, listener, { signal, ...others });
  },
  BroadcastChannel: class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      fileEnds.signal.addEventListener('abort', () => this.close());
    }
    override postMessage(message: unknown) {
      if (!fileEnds.signal.aborted) super.postMessage(message);
    }
  },
};
Object.assign(globalThis, inThisFile);
afterAll(() => {
  vi.unstubAllGlobals();
  Object.assign(globalThis, { addEventListener, BroadcastChannel, fetch, setInterval, setTimeout });
  fileEnds.abort();
  // Listeners of the last page; those of libraries stay, as the libraries do.
  (globalThis as { pageEnds?: AbortController }).pageEnds?.abort();
});
