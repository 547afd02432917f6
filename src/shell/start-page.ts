import { SIGNED_OUT_KEY } from '#features/auth/sign-out.ts';
import { listAddress, rememberList } from '#features/library/list-address.ts';
import type { Islands } from '#islands/registry.ts';
import { startIslands } from '#islands/runtime.ts';
import { isoDay } from '#lib/dates.ts';
import { takeTab } from '#lib/tab-storage.ts';
import { answerButtons, closeMenuOnLinks, repeatEarlyPress } from './buttons.ts';
import { answerMailReturn } from './mail-return.ts';
import { showMessages } from './messages.ts';
import { answerQuestions } from './personal-data.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { answerRetry, watchSession } from './session-watch.ts';

const root = document.documentElement;

/** Starts what serves the whole page for as long as it is open. */
export function answerPage() {
  showMessages();
  watchSession();
  answerButtons();
  answerQuestions();
  prefetchOnIntent();
}

/** Starts the parts of the page: those of the frame, then the islands. */
export async function startParts(islands: Islands) {
  completeTexts();
  void answerMailReturn();
  answerNewsletter();
  answerRetry();
  closeMenuOnLinks();
  root.dataset.shell = '';
  repeatEarlyPress();
  offerToForgetDevice();
  await startIslands(islands);
  root.dataset.hydrated = '';
  delete root.dataset.query;
}

/** 'Salir' leaves the account's id to the next page. If the code does not load, the page offers nothing. */
function offerToForgetDevice() {
  const userId = takeTab(SIGNED_OUT_KEY);
  if (userId) import('#pages/forget-device.ts').then((m) => m.offerToForget(userId)).catch(() => undefined);
}

/** Completes texts with what the build cannot know: today's date, and the list that the learner came from. */
function completeTexts() {
  const today = isoDay(new Date());
  for (const words of document.querySelectorAll<HTMLElement>('[data-good-until]'))
    words.hidden = today <= (words.dataset.goodUntil ?? '');
  // The link back leads to the list as the learner left it.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-list] a'))
    link.href = listAddress(link.pathname);
  if (document.querySelector('[data-island$=-list]')) rememberList();
  if (document.querySelector('[data-missing-page]')) console.error(`404: no page at ${location.pathname}`);
}

/** Spec section 5: logs the value and clears the field; sends nothing. */
function answerNewsletter() {
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
