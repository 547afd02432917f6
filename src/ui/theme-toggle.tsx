import { Moon, Sun } from 'lucide-react';

interface ThemeToggleProps {
  words: { toLight: string; toDark: string };
  isLabelVisible?: boolean;
}

/** src/boot handles it. Both states are drawn and CSS shows one: the build cannot know the visitor's theme. */
export function ThemeToggle({ words, isLabelVisible = false }: ThemeToggleProps) {
  const label = isLabelVisible ? '' : 'sr-only';
  return (
    <button
      type="button"
      data-theme-toggle=""
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control hover:bg-ink/8"
    >
      <Moon aria-hidden="true" className="size-5 dark:hidden" />
      <Sun aria-hidden="true" className="hidden size-5 dark:block" />
      <span className={`${label} dark:hidden`}>{words.toDark}</span>
      <span className={`${label} hidden dark:inline`}>{words.toLight}</span>
    </button>
  );
}
