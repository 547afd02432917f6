/** These run in the page. Each travels there as text, so it uses nothing from here. */

declare global {
  interface Window {
    firstScreen: { heading: string; headingAt: number; screenAt: number };
  }
}

/**
 * In every document: looks at the first screen again and again, at 24 points, and notes when the last change was painted. All
 * times are milliseconds since 1970, on the browser's one clock, so it does not matter whether a tap leads to a new document. A
 * look must cost next to nothing, or it holds up what it measures: the whole text of each element, or 80 points, would take most
 * of every frame, and asking for every frame would have the browser draw one between any two slices of React's work, which it
 * otherwise does not. A fade counts as painted when it begins.
 */
export function watchFirstScreen(lookEveryMs: number) {
  const seen: Window['firstScreen'] = { heading: '', headingAt: Number.NaN, screenAt: Infinity };
  window.firstScreen = seen;
  const onceDrawn = (note: (at: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => note(performance.timeOrigin + performance.now());
      port2.postMessage(null);
    });
  /** What kind of element is there, and how its text begins: an island in the place of what the build drew looks the same. */
  const at = (column: number, row: number) => {
    const x = ((column + 0.5) * innerWidth) / 4;
    const y = ((row + 0.5) * innerHeight) / 6;
    const element = document.elementFromPoint(x, y);
    return `${element?.tagName} ${element?.firstChild?.nodeValue}`;
  };
  let last = '';
  const look = () => {
    const heading = document.querySelector('main h1')?.textContent ?? '';
    if (heading !== seen.heading) onceDrawn((drawnAt) => (seen.headingAt = drawnAt));
    seen.heading = heading;
    const points = Array.from({ length: 24 }, (_, index) => at(index % 4, Math.floor(index / 4))).join('|');
    if (points !== last) onceDrawn((drawnAt) => (seen.screenAt = drawnAt));
    last = points;
  };
  const watch = () => {
    look();
    setTimeout(watch, lookEveryMs);
  };
  watch();
  // A document that the browser kept is as it was; only when it is on the screen again is to be noted.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) onceDrawn((drawnAt) => (seen.screenAt = drawnAt));
  });
  addEventListener(
    'pointerup',
    ({ timeStamp }) => sessionStorage.setItem('lifted', String(performance.timeOrigin + timeStamp)),
    { capture: true },
  );
}

/** Nothing of a new document is on the screen before its first paint. */
export function readScreen() {
  const { heading, headingAt, screenAt } = window.firstScreen;
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
  const firstAt = performance.timeOrigin + painted;
  return {
    path: location.pathname,
    heading,
    headingAt: Math.max(headingAt, firstAt),
    screenAt: Math.max(screenAt, firstAt),
    /** The same for as long as it is the same document. */
    document: performance.timeOrigin,
    liftedAt: Number(sessionStorage.getItem('lifted')),
    now: performance.timeOrigin + performance.now(),
  };
}
