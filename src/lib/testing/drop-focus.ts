/** What browsers do when the control that has the focus is disabled, and jsdom does not. */
export function dropFocus() {
  const elsewhere = document.body.appendChild(document.createElement('input'));
  elsewhere.focus();
  elsewhere.remove();
}
