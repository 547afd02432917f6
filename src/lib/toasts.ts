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
