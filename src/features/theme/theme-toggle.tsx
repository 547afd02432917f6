import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { nav } from '#content.ts';
import { currentTheme, subscribeToTheme, toggleTheme } from './theme.ts';

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
