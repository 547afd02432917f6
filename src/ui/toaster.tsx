import { useRef, useSyncExternalStore, type FocusEvent, type MouseEvent } from 'react';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { focusHeading } from '#lib/focus-heading.ts';
import { currentToast, dismissToast, holdToast, releaseToast, subscribeToToasts } from '#lib/toasts.ts';
import { Button } from './button.tsx';

/** Both live regions are always there: a region that arrives together with its text is not announced. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const isDestructive = toast?.variant === 'destructive';
  const cameFrom = useRef<HTMLElement | null>(null);

  function onFocus({ currentTarget, relatedTarget }: FocusEvent) {
    holdToast('focus');
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
  }
  /** The button goes with its toast: the focus returns to where it came from or, where that is gone, to the heading. */
  function close({ currentTarget }: MouseEvent) {
    const hasFocus = () => document.activeElement === currentTarget;
    if (hasFocus()) cameFrom.current?.focus({ preventScroll: true });
    if (hasFocus()) focusHeading();
    dismissToast();
  }

  const card = toast && (
    <div
      key={toast.id}
      onPointerEnter={() => holdToast('pointer')}
      onPointerLeave={() => releaseToast('pointer')}
      onFocus={onFocus}
      onBlur={() => releaseToast('focus')}
      className={`pointer-events-auto flex w-full max-w-sm animate-rise items-start gap-3 rounded-card border-2 bg-surface p-4 shadow-sm ${isDestructive ? 'border-danger' : 'border-ink'}`}
    >
      {isDestructive ? (
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
      ) : (
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
      )}
      <div lang={toast.lang} className="grow">
        <p className="font-semibold">{toast.title}</p>
        <p className="text-sm text-ink-soft">{toast.text}</p>
        {toast.action && (
          <Button
            variant="secondary"
            size="sm"
            className="mt-2"
            onClick={(event) => {
              close(event);
              toast.action?.run();
            }}
          >
            {toast.action.label}
          </Button>
        )}
      </div>
      <button
        type="button"
        onClick={close}
        aria-label="Cerrar aviso"
        className="-m-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-ink/8"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
  return (
    // Below the top bar: what is pressed next stands at the lower edge or at the side.
    <div className="pointer-events-none fixed inset-x-4 top-18 z-60 flex justify-center print:hidden">
      <div role="status" className="contents">
        {!isDestructive && card}
      </div>
      <div role="alert" className="contents">
        {isDestructive && card}
      </div>
    </div>
  );
}
