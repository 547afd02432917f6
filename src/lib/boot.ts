declare global {
  interface Window {
    /** The last button that the learner pressed before its code had loaded; src/boot records it. */
    earlyPress?: HTMLElement | null;
    /** The notice of src/boot, for code that fails to load. */
    showBootFailure?: () => void;
  }
}

/** Returns the early press if it was in this element, and clears it. */
export function takeEarlyPress(within: Element): HTMLElement | null {
  const pressed = window.earlyPress ?? null;
  if (!pressed || !within.contains(pressed)) return null;
  window.earlyPress = null;
  return pressed;
}

export function pressAgain(button: HTMLElement) {
  // Tabs react to mousedown.
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  button.click();
  // src/boot has recorded this press too, but the code has answered it.
  window.earlyPress = null;
}

/** Code did not load: src/boot says so in its bar, or reloads the page. */
export function showBootFailure(error: unknown) {
  console.error(error);
  window.showBootFailure?.();
}
