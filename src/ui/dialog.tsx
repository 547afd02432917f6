import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { focusHeading } from '#lib/focus-heading.ts';
import { markRoot } from '#lib/root-mark.ts';

interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: string;
  closeLabel?: string;
  /** The language of the texts where it is not the page's: a dialog leaves the place it is written in. */
  lang?: string;
  children: ReactNode;
}

export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  closeLabel = 'Cerrar',
  lang,
  children,
}: DialogProps) {
  const opener = useRef<Element | null>(null);
  // Before the content is there: a field in it that asks for the focus has it by the time Radix looks.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  useEffect(() => (isOpen ? markRoot('data-dialog') : undefined), [isOpen]);

  /** What the dialog did may have removed or disabled the button that opened it. */
  function returnFocus(event: Event) {
    event.preventDefault();
    const button = opener.current;
    if (button instanceof HTMLElement) button.focus();
    if (document.activeElement !== button) focusHeading();
  }

  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* Not Radix's overlay: it writes a style element into the page, which the content security policy
            refuses. What keeps the page behind from scrolling is in styles.css. */}
        <div aria-hidden="true" className="fixed inset-0 z-40 animate-page bg-ink/45 dark:bg-paper/75" />
        <Radix.Content
          lang={lang}
          onCloseAutoFocus={returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className="fixed inset-x-4 top-[12vh] z-50 mx-auto max-h-[76vh] max-w-lg animate-rise overflow-y-auto rounded-card border border-line bg-surface p-6 max-sm:inset-x-3 max-sm:top-3 max-sm:max-h-[calc(100dvh-1.5rem)]"
        >
          <Radix.Title className="pr-10 text-2xl">{title}</Radix.Title>
          {description && <Radix.Description className="mt-1 text-ink-soft">{description}</Radix.Description>}
          <div className="mt-5">{children}</div>
          <Radix.Close
            aria-label={closeLabel}
            className="absolute top-3 right-3 grid size-11 place-items-center rounded-control hover:bg-ink/8"
          >
            <X aria-hidden="true" className="size-5" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
