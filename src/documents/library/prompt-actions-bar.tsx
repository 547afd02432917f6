import { Check, Copy } from 'lucide-react';
import { fillingCopy } from '#content.ts';
import { Island } from '#documents/island.tsx';
import { buttonClass } from '#ui/button.tsx';
import { bottomBarClass } from './entry-layout.tsx';

/** On the narrowest phones both buttons share one line. */
const narrow = 'shrink-0 max-lg:grow max-sm:px-2 max-sm:text-base';

interface PromptActionsBarProps {
  /** Id of the prompt's text. */
  textId: string;
  copy: { copy: string; copied: string };
  /** Names the prompt for screen readers, if a page has several. */
  subject?: string | undefined;
  /** What is said of Ctrl+C, on a page with one prompt. */
  shortcut?: string | undefined;
}

/**
 * Copying stays in reach at the lower edge, and has one main button. Once something is filled in, that copies the learner's
 * text, and the button for the original takes the look in its `data-behind-filled`.
 */
export function PromptActionsBar({ textId, copy, subject, shortcut }: PromptActionsBarProps) {
  const named = subject && <span className="sr-only">: {subject}</span>;
  return (
    <Island name="prompt-actions" props={{ textId }} className={bottomBarClass}>
      <div className="flex items-center gap-2">
        <button
          type="button"
          hidden
          data-copy-filled=""
          data-done={fillingCopy.copied}
          className={buttonClass('primary', 'lg', `group ${narrow}`)}
        >
          <CopyIcons />
          <span data-label="">{fillingCopy.copy}</span>
          {named}
        </button>
        <button
          type="button"
          data-copy="prompt"
          data-copy-from={textId}
          data-done={copy.copied}
          aria-keyshortcuts={shortcut && 'Control+C Meta+C'}
          className={buttonClass('primary', 'lg', `group ${narrow}`)}
          data-behind-filled={buttonClass('secondary', 'lg', `group ${narrow}`)}
        >
          <CopyIcons />
          <span data-label="">{copy.copy}</span>
          {named}
        </button>
        {/* While the learner types: the line of the prompt that changes (prompt-filling.tsx). */}
        <p aria-hidden="true" id={`${textId}-linea`} className="peer ml-auto min-w-0 pl-4 max-lg:hidden" />
        {shortcut && (
          <p className="text-sm text-ink-soft peer-[:not(:empty)]:hidden max-lg:hidden pointer-coarse:hidden">
            <kbd data-modifier="" className={keyClass}>
              Ctrl
            </kbd>{' '}
            <kbd className={keyClass}>C</kbd> {shortcut}
          </p>
        )}
      </div>
    </Island>
  );
}

/** On a phone the words need the room. */
function CopyIcons() {
  return (
    <>
      <Copy aria-hidden="true" className="size-5 group-data-copied:hidden max-sm:hidden!" />
      <Check aria-hidden="true" className="hidden size-5 group-data-copied:block max-sm:hidden!" />
    </>
  );
}

const keyClass =
  'rounded-sm border border-b-2 border-line-strong bg-surface px-1.5 py-0.5 font-mono text-xs text-ink';
