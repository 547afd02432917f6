import { createObservable, currentStores, type Stores } from './stores.ts';
import { takeTab, writeTab } from './tab-storage.ts';

export interface Toast {
  id: number;
  title: string;
  text: string;
  variant: 'default' | 'destructive';
  /** The language of the texts where it is not the page's. */
  lang?: string;
  /** A button to undo ('Deshacer'). */
  action?: { label: string; run: () => void };
}

type Holder = 'pointer' | 'focus';

const TOAST_MS = 4000;
/** A learner who has just lost something needs time to reach 'Deshacer', also with the Tab key. */
const TOAST_WITH_ACTION_MS = 20_000;

/** A message as callers give it. */
type Message = Omit<Toast, 'id' | 'variant'> & Partial<Pick<Toast, 'variant'>>;

const CARRIED = 'aplica-ia-message';
/** After this time, a page no longer shows a message of an earlier visit. */
const CARRIED_FOR_MS = 30_000;

/**
 * The only way to show notifications. One is visible at a time (spec section 9), for four seconds, or twenty
 * if it has an action; the timer stops while the pointer or the focus is in it.
 */
export function createToasts({ ended }: Stores) {
  const shown = createObservable<Toast | null>(null);
  let nextId = 1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A message from the page before: carried on again, it would follow a quick reader over several pages. */
  let carriedId: number | undefined;
  /** The toast stays while one of them is in it: the pointer may leave before the focus, or after. */
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
    // A listener may already hold it.
    if (holders.size === 0) startTimer();
  }

  const show = ({ title, text, variant = 'default', lang, action }: Message) =>
    change({ id: nextId++, title, text, variant, lang, action });
  const dismiss = () => change(null);

  /**
   * A message that is on the screen when the learner leaves the page appears once more on the next one. A message with an
   * action does not: its function ends with the page.
   */
  function carry() {
    const toast = shown.get();
    if (!toast || toast.action || toast.id === carriedId) return;
    const { title, text, variant, lang } = toast;
    writeTab(CARRIED, JSON.stringify({ at: Date.now(), title, text, variant, lang }));
    dismiss();
  }

  /** Shows the message that the page before carried over. */
  function showCarried() {
    const carried = takeTab(CARRIED);
    if (carried === null) return;
    const { at, ...message } = JSON.parse(carried) as Omit<Toast, 'id' | 'action'> & { at: number };
    if (Date.now() - at >= CARRIED_FOR_MS) return;
    carriedId = nextId;
    show(message);
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
    /** The next page may also be one that the browser kept (Back). */
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
