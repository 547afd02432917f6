/**
 * The prompt as its author wrote it, even if the learner has filled it in: each variable keeps its own words in
 * `data-slot`. The learner copies and downloads this text (spec section 2).
 */
export function promptOnPage(code: Element | null | undefined): string {
  const copy = code?.cloneNode(true) as Element | undefined;
  for (const slot of copy?.querySelectorAll<HTMLElement>('[data-slot]') ?? []) {
    slot.textContent = slot.dataset.slot ?? '';
  }
  return copy?.textContent?.replace(/\n$/, '') ?? '';
}
