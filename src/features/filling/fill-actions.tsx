import { BookmarkPlus, Check, Copy, Eraser } from 'lucide-react';
import type { ReactNode } from 'react';
import { fillingCopy as copy } from '#content.ts';
import { Button } from '#ui/button.tsx';
import { OpenIn, type Assistant } from './open-in.tsx';

interface FillActionsProps {
  isTyped?: boolean;
  isCopied?: boolean;
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
  return (
    <div className={`mt-4 grid items-start gap-2 ${isWide ? 'sm:grid-cols-2' : 'sm:max-lg:grid-cols-2'}`}>
      <Button onClick={onCopy}>
        <CopyIcon aria-hidden="true" className="size-4" />
        {isCopied ? copy.copied : copyLabel}
      </Button>
      <Button
        variant="secondary"
        onClick={({ detail }) => {
          // A double click saves once.
          if (detail < 2) onSave();
        }}
      >
        <BookmarkPlus aria-hidden="true" className="size-4" />
        {copy.save}
      </Button>
      <OpenIn text={text} onShow={onShowAssistants} onOpen={onOpen} />
      {children}
      <Button variant="quiet" disabled={!isTyped} onClick={onClear}>
        <Eraser aria-hidden="true" className="size-4" />
        {copy.clear}
      </Button>
    </div>
  );
}
