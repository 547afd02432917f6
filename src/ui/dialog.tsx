import { X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useReducer, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { focusHeading } from '#lib/focus-heading.ts';
import { markRoot } from '#lib/root-mark.ts';

interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: string;
  closeLabel?: string;
  /** The language of the texts if it is not the page's: the dialog is at the end of the body. */
  lang?: string;
  children: ReactNode;
}

/** The browser keeps the focus inside, and pointers and screen readers away from the page behind. */
export function Dialog({ isOpen, ...content }: DialogProps) {
  return isOpen ? createPortal(<OpenDialog {...content} />, document.body) : null;
}

type OpenDialogProps = Omit<DialogProps, 'isOpen'>;

function OpenDialog({
  onOpenChange,
  title,
  description,
  closeLabel = 'Cerrar',
  lang,
  children,
}: OpenDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const close = () => onOpenChange(false);
  useReturnedFocus();
  useEffect(() => markRoot('data-dialog'), []);

  // After every render: at the second Escape in a row Chrome closes a dialog, even one that must stay open.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  });

  return (
    <dialog
      ref={dialog}
      lang={lang}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={() => {
        close();
        drawAgain();
      }}
      className="fixed inset-0 size-full max-h-none max-w-none bg-transparent text-ink backdrop:bg-transparent"
    >
      {/* Not `::backdrop`: before 2024 it could not use the page's custom properties. */}
      <div
        aria-hidden="true"
        onClick={close}
        className="fixed inset-0 animate-page bg-ink/45 dark:bg-paper/75"
      />
      <div className="fixed inset-x-4 top-[12vh] mx-auto max-h-[76vh] max-w-lg animate-rise overflow-y-auto rounded-card border border-line bg-surface p-6 max-sm:inset-x-3 max-sm:top-3 max-sm:max-h-[calc(100dvh-1.5rem)]">
        <h2 id={`${id}-title`} className="pr-10 text-2xl">
          {title}
        </h2>
        {description && (
          <p id={`${id}-description`} className="mt-1 text-ink-soft">
            {description}
          </p>
        )}
        <div className="mt-5">{children}</div>
        <button
          type="button"
          aria-label={closeLabel}
          onClick={close}
          className="absolute top-3 right-3 grid size-11 place-items-center rounded-control hover:bg-ink/8"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
    </dialog>
  );
}

/** Returns the focus to the element that had it, unless the dialog's action removed or disabled that element. */
function useReturnedFocus() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
      if (document.activeElement !== opener) focusHeading();
    },
    [opener],
  );
}
