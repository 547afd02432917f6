declare global {
  interface Window {
    /** The last button pressed before the app was there; noted by index.html. */
    earlyPress?: HTMLElement | null;
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

function fill(field: TextField, value: string) {
  // As if typed: React watches the property of the element itself, and would take this for its own doing.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * A page can be read, filled in and pressed before its code is there. Hydration knows nothing of that: what was
 * typed is put aside for it, and typed and pressed again afterwards.
 */
export function takeEarlyInput(container: HTMLElement): () => void {
  const fields = [...container.querySelectorAll<TextField>('input, textarea')];
  const typed = fields
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => ({ field, value: field.value }));
  for (const { field } of typed) field.value = field.defaultValue;
  return () => {
    for (const { field, value } of typed) fill(field, value);
    const { earlyPress } = window;
    window.earlyPress = undefined;
    if (earlyPress?.isConnected) earlyPress.click();
  };
}
