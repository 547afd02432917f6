import { SIGNED_OUT_KEY } from '#features/auth/sign-out.ts';
import type { Islands } from '#islands/registry.ts';
import { startIslands } from '#islands/runtime.ts';
import { takeTab } from '#lib/tab-storage.ts';
import { answerButtons, closeMenuOnLinks, repeatEarlyPress } from './buttons.ts';
import { answerMailReturn } from './mail-return.ts';
import { showMessages } from './messages.ts';
import { answerNewsletter } from './newsletter.ts';
import { completeTexts } from './page-texts.ts';
import { answerQuestions } from './personal-data.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { answerRetry, watchSession } from './session-watch.ts';

const root = document.documentElement;

/** What answers for as long as the page is open, wherever it is asked. */
export function answerPage() {
  showMessages();
  watchSession();
  answerButtons();
  answerQuestions();
  prefetchOnIntent();
}

/** Brings the parts of the page to life: those of the frame, then the islands. */
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
  root.dataset.alive = '';
  delete root.dataset.query;
}

/** 'Salir' leaves the account's name to the page that it leads to. Where its code cannot be fetched, nothing is offered. */
function offerToForgetDevice() {
  const userId = takeTab(SIGNED_OUT_KEY);
  if (userId) import('./forget-device.ts').then((m) => m.offerToForget(userId)).catch(() => undefined);
}
