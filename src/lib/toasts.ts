import { createObservable } from './observable.ts';
import { currentStores, type Stores } from './stores.ts';
import { takeTab, writeTab } from './tab-storage.ts';

export interface Toast {
  id: number;
  title: string;
  text: string;
  variant: 'default' | 'destructive';
  /** The language of the texts where it is not the page's. */
  lang?: string;
  /** A way back ('Deshacer'). */
  action?: { label: string; run: () => void };
}

type Holder = 'pointer' | 'focus';

const TOAST_MS = 4000;
/** Whoever has just lost something needs time to reach the way back, with the Tab key too. */
const TOAST_WITH_ACTION_MS = 20_000;

/** As a part of the page says it. */
type Message = Omit<Toast, 'id' | 'variant'> & Partial<Pick<Toast, 'variant'>>;

const CARRIED = 'aplica-ia-message';
/** Whoever comes back later than this is told nothing that belongs to an earlier visit. */
const CARRIED_FOR_MS = 30_000;

/**
 * The one door to notifications. One is visible at a time (spec section 9), for four seconds, or twenty
 * where it offers a way back; the time stands still while the person points at it or has the focus in it.
 */
export function createToasts({ ended }: Stores) {
  const shown = createObservable<Toast | null>(null);
  let nextId = 1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** While one of them is in the toast it stays: one may leave before the other. */
  const holders = new Set<Holder>();
  ended.addEventListener('abort', () => clearTimeout(timer));

  function startTimer() {
    const toast = shown.get();
    clearTimeout(timer);
    if (toast) timer = setTimeout(dismiss, toast.action ? TOAST_WITH_ACTION_MS : TOAST_MS);
  }

  function change(next: Toast | null) {
    clearTimeout(timer);
    holders.clear();
    shown.set(next);
    // A listener may have taken hold of it.
    if (holders.size === 0) startTimer();
  }

  const show = ({ title, text, variant = 'default', lang, action }: Message) =>
    change({ id: nextId++, title, text, variant, lang, action });
  const dismiss = () => change(null);

  /**
   * A message that is on the screen while its page is left appears once more on the page that is reached. What offers a way
   * back stays behind: its function does not outlive the page.
   */
  function carry() {
    const toast = shown.get();
    if (!toast || toast.action) return;
    const { title, text, variant, lang } = toast;
    writeTab(CARRIED, JSON.stringify({ at: Date.now(), title, text, variant, lang }));
    dismiss();
  }

  /** Shows what the page before has left to say. */
  function showCarried() {
    const carried = takeTab(CARRIED);
    if (carried === null) return;
    const { at, ...message } = JSON.parse(carried) as Omit<Toast, 'id' | 'action'> & { at: number };
    if (Date.now() - at < CARRIED_FOR_MS) show(message);
  }

  return {
    current: shown.get,
    subscribe: shown.subscribe,
    show,
    dismiss,
    hold(holder: Holder) {
      holders.add(holder);
      clearTimeout(timer);
    },
    release(holder: Holder) {
      holders.delete(holder);
      if (holders.size === 0) startTimer();
    },
    /** Also a page that the browser kept, and shows again, may be the one that is reached. */
    carryOver() {
      addEventListener('pagehide', carry, { signal: ended });
      const onReturn = ({ persisted }: PageTransitionEvent) => persisted && showCarried();
      addEventListener('pageshow', onReturn, { signal: ended });
      showCarried();
    },
  };
}

export const toasts = () => currentStores().of(createToasts);

export const toast = (message: Message) => toasts().show(message);
