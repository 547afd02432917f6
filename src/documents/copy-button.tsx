import { Check, Copy } from 'lucide-react';
import type { CopyKind } from '#common/island-contract.ts';
import { buttonClass } from '#ui/button.tsx';

interface CopyButtonProps {
  kind: CopyKind;
  label: string;
  /** What it says for two seconds afterwards. */
  done: string;
  /** What is copied, for screen readers, where several of these buttons stand on a page. */
  subject?: string;
  /** Id of the element whose code is copied; without it, that of the figure in which the button stands. */
  from?: string;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

/** One handler serves all of them: src/shell/copy-from-document.ts. */
export function CopyButton({
  kind,
  label,
  done,
  subject,
  from,
  size = 'sm',
  className = '',
}: CopyButtonProps) {
  // Large ones share the bar at the lower edge of a phone with another button.
  const narrow = size === 'sm' ? '' : 'max-sm:hidden!';
  return (
    <button
      type="button"
      data-copy={kind}
      data-copy-from={from}
      data-done={done}
      className={buttonClass(
        'secondary',
        size,
        `group print:hidden ${size === 'sm' ? 'shrink-0' : ''} ${className}`,
      )}
    >
      <Copy aria-hidden="true" className={`size-4 group-data-copied:hidden ${narrow}`} />
      <Check aria-hidden="true" className={`hidden size-4 group-data-copied:block ${narrow}`} />
      {/* The other kinds have a toast. */}
      <span data-label="" aria-live={kind === 'code' ? 'polite' : undefined}>
        {label}
      </span>
      {subject && <span className="sr-only"> {subject}</span>}
    </button>
  );
}
