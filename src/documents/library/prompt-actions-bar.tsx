import { Check, Copy, Download } from 'lucide-react';
import { fillingCopy, promptLibrary } from '#content.ts';
import { buttonClass } from '#ui/button.tsx';

const text = promptLibrary.entry;

/** The look of a secondary button, while the button before it is visible. */
const behindFilled =
  'group-data-filled/bar:border-line-strong group-data-filled/bar:bg-surface group-data-filled/bar:text-ink group-data-filled/bar:hover:border-ink group-data-filled/bar:hover:bg-paper group-data-filled/bar:hover:text-ink';

interface PromptActionsBarProps {
  slug: string;
  /** What the file says before the prompt. */
  head: string;
}

/**
 * Copy and download. On narrow screens they stay at the lower edge, near the thumb. Once something is filled in, the first
 * button copies that; the original prompt can still be copied. The island is `group/bar`, and marks itself `data-filled`.
 */
export function PromptActionsBar({ slug, head }: PromptActionsBarProps) {
  return (
    <>
      <div className="flex gap-3 max-lg:group-data-filled/bar:flex-wrap max-lg:group-data-filled/bar:gap-2 lg:flex-col">
        <button
          type="button"
          hidden
          data-copy-filled=""
          className={buttonClass('primary', 'lg', 'max-lg:basis-full')}
        >
          <Copy aria-hidden="true" className="size-5" />
          {fillingCopy.copy}
        </button>
        <button
          type="button"
          data-copy="prompt"
          data-copy-from="prompt"
          data-done={text.copied}
          aria-keyshortcuts="Control+C Meta+C"
          className={buttonClass('primary', 'lg', `group grow max-sm:px-3 max-sm:text-base ${behindFilled}`)}
        >
          <Copy aria-hidden="true" className="size-5 group-data-copied:hidden" />
          <Check aria-hidden="true" className="hidden size-5 group-data-copied:block" />
          <span data-label="">{text.copy}</span>
        </button>
        <button
          type="button"
          data-download={`${slug}.txt`}
          data-copy-from="prompt"
          data-head={head}
          className={buttonClass('secondary', 'lg', 'max-sm:px-3 max-sm:text-base')}
        >
          <Download aria-hidden="true" className="size-5 max-sm:hidden" />
          {text.download}
        </button>
      </div>
      <p className="mt-4 text-sm text-ink-soft max-lg:hidden pointer-coarse:hidden">
        <kbd data-modifier="" className={keyClass}>
          Ctrl
        </kbd>{' '}
        <kbd className={keyClass}>C</kbd> {text.shortcut}
      </p>
    </>
  );
}

const keyClass =
  'rounded-sm border border-b-2 border-line-strong bg-surface px-1.5 py-0.5 font-mono text-xs text-ink';
