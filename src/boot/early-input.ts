type TextField = HTMLInputElement | HTMLTextAreaElement;

declare global {
  interface Window {
    /** What boot.ts notes until the app is there. */
    early?: { press?: HTMLElement | null; typed: Map<TextField, string> };
    /** For the app: its own code may fail to load as well. With where somebody was on the way to, if they were. */
    showBootFailure?: (goOn?: () => void) => void;
  }
}

/** For the moment before hydration: React answers to presses from then on, and hydrates what is pressed first. */
export function takeEarlyPress(): HTMLElement | null {
  const press = window.early?.press ?? null;
  if (window.early) window.early.press = undefined;
  return press;
}

function typeAgain(field: TextField, value: string) {
  // React compares with what it was told last, and only hears of changes to the element's own property: it hears the
  // first of these lines, and takes the second for somebody's typing.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function pressAgain(button: HTMLElement) {
  // Tabs answer when the mouse goes down.
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  button.click();
}

/**
 * A page can be read, filled in and pressed before its code is there. Hydration knows nothing of that and empties the
 * fields: what was typed and pressed is typed and pressed again once the page is alive.
 */
export function repeatEarlyInput(press: HTMLElement | null) {
  const typed = window.early?.typed ?? new Map<TextField, string>();
  window.early = undefined;
  for (const [field, value] of typed) if (field.isConnected) typeAgain(field, value);
  if (press?.isConnected) pressAgain(press);
}
