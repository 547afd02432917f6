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

/** Follows choices made in this tab and in others. */
export function subscribeToTheme(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY && (event.newValue === 'dark' || event.newValue === 'light'))
      apply(event.newValue);
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}
