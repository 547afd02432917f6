import { takeTab, writeTab } from './tab-storage.ts';

/**
 * The one door to notifications. One is visible at a time (spec section 9), for four seconds, or twenty
 * where it offers a way back; the time stands still while the person points at it or has the focus in it.
 */
interface Toast {
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

let current: Toast | null = null;
let nextId = 1;
let timer: ReturnType<typeof setTimeout> | undefined;
/** While one of them is in the toast it stays: one may leave before the other. */
const holders = new Set<Holder>();
const listeners = new Set<() => void>();

function startTimer() {
  if (current) timer = setTimeout(dismissToast, current.action ? TOAST_WITH_ACTION_MS : TOAST_MS);
}

function show(next: Toast | null) {
  clearTimeout(timer);
  holders.clear();
  current = next;
  startTimer();
  for (const listener of listeners) listener();
}

export function toast({
  title,
  text,
  variant = 'default',
  lang,
  action,
}: Omit<Toast, 'id' | 'variant'> & Partial<Pick<Toast, 'variant'>>) {
  show({ id: nextId++, title, text, variant, lang, action });
}

export function dismissToast() {
  show(null);
}

export function holdToast(holder: Holder) {
  holders.add(holder);
  clearTimeout(timer);
}

export function releaseToast(holder: Holder) {
  holders.delete(holder);
  clearTimeout(timer);
  if (holders.size === 0) startTimer();
}

export const currentToast = () => current;

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const CARRIED = 'aplica-ia-message';
/** Whoever comes back later than this is told nothing that belongs to an earlier visit. */
const CARRIED_FOR_MS = 30_000;

/**
 * A message that is on the screen while its page is left appears once more on the page that is reached. What offers a way
 * back stays behind: its function does not outlive the page.
 */
function carry() {
  if (!current || current.action) return;
  const { title, text, variant, lang } = current;
  writeTab(CARRIED, JSON.stringify({ at: Date.now(), title, text, variant, lang }));
  dismissToast();
}

/** Shows what the page before has left to say. */
function showCarried() {
  const carried = takeTab(CARRIED);
  if (carried === null) return;
  const { at, ...message } = JSON.parse(carried) as Omit<Toast, 'id' | 'action'> & { at: number };
  if (Date.now() - at < CARRIED_FOR_MS) toast(message);
}

/** Also a page that the browser kept, and shows again, may be the one that is reached. */
export function carryMessages() {
  addEventListener('pagehide', carry);
  addEventListener('pageshow', (event) => {
    if (event.persisted) showCarried();
  });
  showCarried();
}
