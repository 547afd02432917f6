import { Check, Copy } from 'lucide-react';
import type { CopyKind } from '#common/island-contract.ts';
import { buttonClass } from '#ui/button.tsx';

interface CopyButtonProps {
  kind: CopyKind;
  label: string;
  /** Its label for two seconds afterwards. */
  done: string;
  /** What it copies, for screen readers, if a page has several of these buttons. */
  subject?: string;
  /** Id of the element whose code it copies; without it, the code of the figure around the button. */
  from?: string;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

/** src/shell/copy-from-document.ts handles all of them. */
export function CopyButton({
  kind,
  label,
  done,
  subject,
  from,
  size = 'sm',
  className = '',
}: CopyButtonProps) {
  // On a phone, large ones share the bar at the lower edge with another button.
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
      {/* For a prompt there is a message as well. */}
      <span data-label="" aria-live={kind === 'prompt' ? undefined : 'polite'}>
        {label}
      </span>
      {subject && <span className="sr-only"> {subject}</span>}
    </button>
  );
}
