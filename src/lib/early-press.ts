declare global {
  interface Window {
    /** The button that was pressed last before the code that answers it was there; src/boot notes it. */
    earlyPress?: HTMLElement | null;
    /** For code that fails to load: the notice of src/boot. */
    showBootFailure?: () => void;
  }
}

/** The early press, if it was inside of this element; it is taken once. */
export function takeEarlyPress(within: Element): HTMLElement | null {
  const pressed = window.earlyPress ?? null;
  if (!pressed || !within.contains(pressed)) return null;
  window.earlyPress = null;
  return pressed;
}

export function pressAgain(button: HTMLElement) {
  // Tabs answer when the mouse goes down.
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  button.click();
  // src/boot has noted this press as it notes all others; it is answered.
  window.earlyPress = null;
}
