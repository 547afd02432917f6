/** Puts the keyboard on the page's heading, so that it goes on from there and screen readers say where they are. */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
