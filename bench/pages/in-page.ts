/** These run in the page. Playwright sends each as text, so none may use anything outside itself. */
import type { Press } from './measured-pages.ts';

declare global {
  interface Window {
    load: { lcp: number; shift: number; tasks: { from: number; to: number }[] };
    /** When each press got its answer, by name, in milliseconds since 1970. */
    answered: Record<string, number>;
  }
}

/** Records the browser's performance entries; must run before the page's own scripts. */
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

/** Milliseconds since the end of the last long task. */
export const calmFor = () => performance.now() - Math.max(0, ...window.load.tasks.map(({ to }) => to));

/** The figures of the load, and the share of the page's text that `innerText` returns. */
export function readLoad() {
  const letters = (text: string) => text.replace(/\s/g, '').length;
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let all = 0;
  while (texts.nextNode()) {
    const { parentElement: element, nodeValue } = texts.currentNode;
    // Text that is folded or hidden by CSS does not count; text that the browser has merely not laid out yet does.
    if (element?.checkVisibility() && !element.closest('textarea, select')) all += letters(nodeValue ?? '');
  }
  const { lcp, shift, tasks } = window.load;
  return {
    fcp,
    lcp,
    loadShift: shift,
    // As Lighthouse counts it: the time beyond 50 ms of each task after the first paint.
    blocking: tasks.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, fcp) - 50), 0),
    textShare: letters(document.body.innerText) / all,
    height: document.documentElement.scrollHeight,
  };
}

/** Scrolls to the end, window by window, slowly enough that islands which load when near do load. */
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
 * From the first paint on, presses each control again and again until it answers; a link only once, because each press would
 * start a navigation. The answer may be in the document that the link opens.
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
