import { BookmarkPlus, Check, Copy, Eraser } from 'lucide-react';
import type { ReactNode } from 'react';
import { fillingCopy as copy } from '#content.ts';
import { Button } from '#ui/button.tsx';
import { OpenIn, type Assistant } from './open-in.tsx';

interface FillActionsProps {
  isTyped?: boolean;
  isCopied?: boolean;
  /** The prompt has a bar with the button to copy. */
  isCopyElsewhere?: boolean;
  /** In a row if there is room. */
  isWide?: boolean;
  /** For a prompt without fields. */
  copyLabel?: string;
  text?: () => string;
  onCopy?: () => void;
  onSave?: () => void;
  onClear?: () => void;
  onShowAssistants?: () => void;
  onOpen?: (assistant: Assistant) => void;
  /** Further actions, before the last. */
  children?: ReactNode;
}

const nothing = () => undefined;

/** The actions for the filled prompt. Also prerendered, until the code loads. */
export function FillActions({
  isTyped = false,
  isCopied = false,
  isCopyElsewhere = false,
  isWide = false,
  copyLabel = copy.copy,
  text = () => '',
  onCopy = nothing,
  onSave = nothing,
  onClear = nothing,
  onShowAssistants = nothing,
  onOpen = nothing,
  children,
}: FillActionsProps) {
  const CopyIcon = isCopied ? Check : Copy;
  const columns = isCopyElsewhere ? 'grid-cols-2' : isWide ? 'sm:grid-cols-2' : 'sm:max-lg:grid-cols-2';
  return (
    <div className={`mt-4 grid items-start gap-2 *:has-aria-expanded:col-span-full ${columns}`}>
      {!isCopyElsewhere && (
        <Button onClick={onCopy}>
          <CopyIcon aria-hidden="true" className="size-4 shrink-0" />
          {isCopied ? copy.copied : copyLabel}
        </Button>
      )}
      <Button
        variant="secondary"
        className="max-sm:px-3"
        onClick={({ detail }) => {
          // A double click saves once.
          if (detail < 2) onSave();
        }}
      >
        <BookmarkPlus aria-hidden="true" className="size-4 shrink-0" />
        {copy.save}
      </Button>
      <OpenIn text={text} onShow={onShowAssistants} onOpen={onOpen} />
      {children}
      <Button variant="quiet" disabled={!isTyped} onClick={onClear}>
        <Eraser aria-hidden="true" className="size-4 shrink-0" />
        {copy.clear}
      </Button>
    </div>
  );
}
