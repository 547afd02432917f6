/** These run in the page. Each travels there as text, so it uses nothing from here. */
import type { Press } from './measured-pages.ts';

declare global {
  interface Window {
    load: { lcp: number; shift: number; tasks: { from: number; to: number }[] };
    /** When each press was answered, by its name, in milliseconds since 1970. */
    answered: Record<string, number>;
  }
}

/** Before the page's own scripts: notes what the browser tells of the load. */
export function noteLoad() {
  const load: Window['load'] = { lcp: Number.NaN, shift: 0, tasks: [] };
  window.load = load;
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (load.lcp = startTime));
  watch('longtask', ({ startTime, duration }) =>
    load.tasks.push({ from: startTime, to: startTime + duration }),
  );
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) load.shift += value;
  });
}

/** Milliseconds since the last task that held up the page. */
export const calmFor = () => performance.now() - Math.max(0, ...window.load.tasks.map(({ to }) => to));

/** What the load was like, and how much of the page's text a program finds that asks for it. */
export function readLoad() {
  const letters = (text: string) => text.replace(/\s/g, '').length;
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let all = 0;
  while (texts.nextNode()) {
    const { parentElement: element, nodeValue } = texts.currentNode;
    // What is folded, or hidden by CSS, is no part of the page yet; what the browser has only not laid out is.
    if (element?.checkVisibility() && !element.closest('textarea, select')) all += letters(nodeValue ?? '');
  }
  const { lcp, shift, tasks } = window.load;
  return {
    fcp,
    lcp,
    loadShift: shift,
    // As Lighthouse counts it: what each task after the first paint takes beyond 50 ms.
    blocking: tasks.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, fcp) - 50), 0),
    textShare: letters(document.body.innerText) / all,
    height: document.documentElement.scrollHeight,
  };
}

/** From the top to the end, window by window, slowly enough that what waits for the reader to come near does so. */
export async function scrollThrough(pauseMs: number) {
  const { documentElement: page } = document;
  const atFirst = page.scrollHeight;
  const shiftedBefore = window.load.shift;
  let heightChange = 0;
  const look = async () => {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    heightChange = Math.max(heightChange, Math.abs(page.scrollHeight - atFirst));
  };
  for (let top = 0; top < page.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await look();
  }
  await look();
  return { scrollShift: window.load.shift - shiftedBefore, heightChange };
}

/**
 * From the first paint on, presses each control again and again until it answers; a link only once, because it would be followed
 * anew every time. The answer may be in the document to which it led.
 */
export function pressUntilAnswered(presses: Press[]) {
  const lookEveryMs = 10;
  const pressEveryMs = 100;
  window.answered = {};
  sessionStorage.setItem('begun', sessionStorage.getItem('begun') ?? String(performance.timeOrigin));
  const find = ({ selector, words }: Press['control']) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        new RegExp(words).test(element.ariaLabel ?? element.textContent?.trim() ?? ''),
    );
  const press = ({ name, control, answer }: Press) => {
    let pressedAt = -Infinity;
    let element: HTMLElement | undefined;
    const look = () => {
      if (find(answer)) {
        window.answered[name] = performance.timeOrigin + performance.now();
        return;
      }
      setTimeout(look, lookEveryMs);
      const isDue = performance.now() - pressedAt >= pressEveryMs;
      if (!isDue || (element?.isConnected && element instanceof HTMLAnchorElement)) return;
      const isNew = !element?.isConnected;
      if (isNew) element = find(control);
      if (!element) return;
      if (isNew) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      pressedAt = performance.now();
      element.click();
    };
    look();
  };
  new PerformanceObserver((_list, observer) => {
    observer.disconnect();
    presses.forEach(press);
  }).observe({ type: 'paint', buffered: true });
}
