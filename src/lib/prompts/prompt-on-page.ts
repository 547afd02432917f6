/**
 * The prompt as its author wrote it, whatever stands in its places by now: each place keeps its own words in
 * `data-slot`. Copying and downloading give this text (spec section 2).
 */
export function promptOnPage(code: Element | null | undefined): string {
  const copy = code?.cloneNode(true) as Element | undefined;
  for (const slot of copy?.querySelectorAll<HTMLElement>('[data-slot]') ?? []) {
    slot.textContent = slot.dataset.slot ?? '';
  }
  return copy?.textContent?.replace(/\n$/, '') ?? '';
}
