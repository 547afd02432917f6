import { isoDay } from '#lib/dates.ts';
import { listAddress, rememberList } from '#features/library/list-address.ts';

/** What the build could not know of a text: the day on which it is read, and the way on which the learner came. */
export function completeTexts() {
  const today = isoDay(new Date());
  for (const words of document.querySelectorAll<HTMLElement>('[data-good-until]'))
    words.hidden = today <= (words.dataset.goodUntil ?? '');
  // The way back leads to the list as the learner left it.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-list] a'))
    link.href = listAddress(link.pathname);
  if (document.querySelector('[data-island$=-list]')) rememberList();
  if (document.querySelector('[data-missing-page]')) console.error(`404: no page at ${location.pathname}`);
}
