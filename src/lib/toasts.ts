/**
 * The one door to notifications. One is visible at a time (spec section 9), for four seconds; the time
 * stands still while the person points at it or has the focus in it.
 */
interface Toast {
  id: number;
  title: string;
  text: string;
  variant: 'default' | 'destructive';
  /** The language of the texts where it is not the page's. */
  lang?: string;
}

const TOAST_MS = 4000;

let current: Toast | null = null;
let nextId = 1;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: Toast | null) {
  clearTimeout(timer);
  current = next;
  if (next) timer = setTimeout(dismissToast, TOAST_MS);
  for (const listener of listeners) listener();
}

export function toast({
  title,
  text,
  variant = 'default',
  lang,
}: Omit<Toast, 'id' | 'variant'> & Partial<Pick<Toast, 'variant'>>) {
  show({ id: nextId++, title, text, variant, lang });
}

export function dismissToast() {
  show(null);
}

export function holdToast() {
  clearTimeout(timer);
}

export function releaseToast() {
  clearTimeout(timer);
  if (current) timer = setTimeout(dismissToast, TOAST_MS);
}

export const currentToast = () => current;

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
