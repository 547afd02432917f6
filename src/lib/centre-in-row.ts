/** Scrolls a row sideways until the item is in its middle; it never scrolls the page. */
export function centreInRow(row: HTMLElement, item: Element) {
  const [outer, inner] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}

/**
 * For a row's focus events: browsers leave a control that they can see in part where it is. A press moves nothing, as the
 * control would slip away under the pointer.
 */
export function centreFocused({ currentTarget, target }: { currentTarget: HTMLElement; target: Element }) {
  if (target.matches(':focus-visible')) centreInRow(currentTarget, target);
}
