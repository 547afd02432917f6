import { pause } from '#lib/pause.ts';

/**
 * A page that has just been opened only lays out what is on its first screen (styles.css); layouts of the whole, once
 * for the text and once for its fonts, would hold up touch. The rest follows here, one section at a time.
 */
export async function layOutRest() {
  const root = document.documentElement;
  if (root.dataset.layout !== 'first-screen') return;
  for (const section of document.querySelectorAll<HTMLElement>('main section, main ~ footer')) {
    await pause();
    section.style.contentVisibility = 'visible';
    section.getBoundingClientRect();
  }
  delete root.dataset.layout;
}
