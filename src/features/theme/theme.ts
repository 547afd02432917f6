export type Theme = 'light' | 'dark';

/** Spec section 9: the choice is saved under this key. index.html reads it before the first paint. */
const STORAGE_KEY = 'theme';
const listeners = new Set<() => void>();

export const currentTheme = (): Theme =>
  document.documentElement.classList.contains('dark') ? 'dark' : 'light';

function apply(theme: Theme) {
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(theme);
  for (const listener of listeners) listener();
}

export function toggleTheme() {
  const next = currentTheme() === 'dark' ? 'light' : 'dark';
  apply(next);
  try {
    localStorage.setItem(STORAGE_KEY, next);
  } catch {
    // Storage can be full or forbidden; the choice then lasts as long as the page.
  }
}

function onStorage(event: StorageEvent) {
  const { key, newValue } = event;
  if (key === STORAGE_KEY && (newValue === 'dark' || newValue === 'light')) apply(newValue);
}

/** Follows choices made in this tab and in others. */
export function subscribeToTheme(listener: () => void) {
  listeners.add(listener);
  // The same function again is not added twice: a choice is applied once, however many controls show it.
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}
