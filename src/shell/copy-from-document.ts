import { messages, type Message } from '#content.ts';
import { COPIED_MS, copyText } from '#lib/clipboard.ts';
import { downloadText } from '#lib/download-text.ts';
import type { CopyKind } from '#common/island-contract.ts';
import { promptOnPage } from '#lib/prompt-on-page.ts';
import { toast } from '#lib/toasts.ts';

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Says for two seconds that it copied (spec section 9). */
function showDone(button: HTMLElement) {
  const label = button.querySelector('[data-label]');
  if (!label) return;
  button.dataset.label ??= label.textContent ?? '';
  button.toggleAttribute('data-copied', true);
  label.textContent = button.dataset.done ?? '';
  clearTimeout(timers.get(button));
  timers.set(
    button,
    setTimeout(() => {
      button.toggleAttribute('data-copied', false);
      label.textContent = button.dataset.label ?? '';
    }, COPIED_MS),
  );
}

/** The button says itself that it copied. The specification also asks for a message where a prompt was copied. */
const sayings: Record<CopyKind, { done?: Message; failed: Message }> = {
  prompt: { done: messages.copySucceeded, failed: messages.copyFailed },
  instructions: { failed: messages.instructionsCopyFailed },
  plan: { failed: messages.planCopyFailed },
  code: { failed: messages.copyFailed },
};

/** The code of the element that the button names, or of the figure around it. */
function textFor(button: HTMLElement): string {
  const { copyFrom } = button.dataset;
  const source = copyFrom ? document.getElementById(copyFrom) : button.closest('figure');
  return promptOnPage(source?.querySelector('code'));
}

/** The first lines of the file say where the text comes from. */
export function downloadFromDocument(button: HTMLElement) {
  downloadText(button.dataset.download ?? '', `${button.dataset.head ?? ''}${textFor(button)}\n`);
  toast(messages.downloadStarted);
}

export async function copyFromDocument(button: HTMLElement) {
  const { done, failed } = sayings[button.dataset.copy as CopyKind];
  if (!(await copyText(textFor(button)))) {
    toast({ ...failed, variant: 'destructive' });
    return;
  }
  showDone(button);
  if (done) toast(done);
}
