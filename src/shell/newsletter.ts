/** Spec section 5: the value is logged and the field cleared; nothing is sent. */
export function answerNewsletter() {
  const form = document.querySelector<HTMLFormElement>('form[data-newsletter]');
  const field = form?.querySelector('input');
  const status = form?.querySelector<HTMLElement>('[role=status]');
  if (!form || !field || !status) return;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // oxlint-disable-next-line no-console -- the specification asks for exactly this
    console.log('Newsletter:', field.value);
    field.value = '';
    status.textContent = status.dataset.done ?? '';
  });
  field.addEventListener('input', () => {
    status.textContent = '';
  });
}
