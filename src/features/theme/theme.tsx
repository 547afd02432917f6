import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { nav } from '#content.ts';

type Theme = 'light' | 'dark';

/** Spec section 9: the choice is saved under this key. src/boot reads it before the first paint. */
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

/** Both icons are drawn and CSS shows one: prerendered HTML cannot know the visitor's theme. */
export function ThemeToggle({ isLabelVisible = false }: { isLabelVisible?: boolean }) {
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'light' as const);
  const label = theme === 'dark' ? nav.theme.toLight : nav.theme.toDark;
  return (
    <button
      type="button"
      onClick={toggleTheme}
      aria-label={isLabelVisible ? undefined : label}
      title={isLabelVisible ? undefined : label}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control hover:bg-ink/8"
    >
      <Moon aria-hidden="true" className="size-5 dark:hidden" />
      <Sun aria-hidden="true" className="hidden size-5 dark:block" />
      {isLabelVisible && label}
    </button>
  );
}
