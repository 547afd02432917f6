import { pause } from '#lib/pause.ts';

const root = () => document.documentElement;

/** For a page that is about to be shown from its top. index.html does the same when one is opened. */
export function layOutFirstScreen() {
  root().dataset.layout = 'first-screen';
}

/**
 * A new page only lays out what is on its first screen (styles.css): layouts of the whole, once for the text and, at
 * the first visit, once for its fonts, would hold up touch. The rest follows here, one section at a time.
 */
export async function layOutRest() {
  if (root().dataset.layout !== 'first-screen') return;
  for (const section of document.querySelectorAll<HTMLElement>('.late-layout')) {
    await pause();
    section.style.contentVisibility = 'visible';
    section.getBoundingClientRect();
  }
  delete root().dataset.layout;
}
