/** Does what browsers do when the focused control is disabled; jsdom does not. */
export function dropFocus() {
  const elsewhere = document.body.appendChild(document.createElement('input'));
  elsewhere.focus();
  elsewhere.remove();
}
