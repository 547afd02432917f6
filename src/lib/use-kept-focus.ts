import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

const isDisabled = (control: HTMLElement) => control.matches(':disabled');

/**
 * Browsers drop the focus when the control that has it is disabled or goes away, and the keyboard starts at
 * the top again. Spread the result on the place around the control: the focus returns to the control once it
 * is enabled, and moves to the place when the control is gone.
 */
export function useKeptFocus<Place extends HTMLElement>() {
  const place: RefObject<Place> = useRef<Place>(null);
  const held = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const control = held.current;
    if (!control || document.activeElement !== document.body) return;
    // One that is only waiting will be back; one that was taken away while it waited will not.
    if (control.isConnected && isDisabled(control)) return;
    (control.isConnected ? control : place.current)?.focus({ preventScroll: true });
  });

  return {
    ref: place,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      held.current = target;
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      // Only what can still have the focus was left by the person.
      queueMicrotask(() => {
        if (held.current === target && target.isConnected && !isDisabled(target)) held.current = null;
      });
    },
  };
}
