import { useEffect, useRef, type FocusEvent } from 'react';

const isDisabled = (control: HTMLElement) => control.matches(':disabled');

/**
 * When the focused control is disabled or removed, browsers drop the focus, and Tab starts at the top of the
 * page. Spread the result on the element around the control: the focus returns to the control once it is
 * enabled, and moves to that element if the control is gone.
 */
export function useKeptFocus<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  const held = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const control = held.current;
    if (!control || document.activeElement !== document.body) return;
    // Wait for a disabled control to be enabled again, unless it was removed meanwhile.
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
      // If it can still have the focus, the learner moved on; otherwise the browser dropped the focus.
      queueMicrotask(() => {
        if (held.current === target && target.isConnected && !isDisabled(target)) held.current = null;
      });
    },
  };
}
