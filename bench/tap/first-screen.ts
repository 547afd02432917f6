/** These run in the page. Playwright sends each as text, so none may use anything outside itself. */

declare global {
  interface Window {
    firstScreen: { heading: string; headingAt: number; screenAt: number };
  }
}

/**
 * In every document, samples the first screen at 24 points and records when the last change was painted. All times are
 * milliseconds since 1970 on the browser's one clock, so a tap may or may not lead to a new document. A sample must be cheap, or
 * it delays what it measures: reading each element's whole text, or 80 points, would take most of every frame, and sampling in
 * every frame would force the browser to paint between any two slices of React's work. A fade counts as painted when it begins.
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
  /** The element's tag and first text, so an island that replaces the build's HTML with its equal is no change. */
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
  // The browser restores a kept document unchanged: record only when it is on the screen again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) onceDrawn((drawnAt) => (seen.screenAt = drawnAt));
  });
  addEventListener(
    'pointerup',
    ({ timeStamp }) => sessionStorage.setItem('lifted', String(performance.timeOrigin + timeStamp)),
    { capture: true },
  );
}

/** Times in a new document are never earlier than its first paint. */
export function readScreen() {
  const { heading, headingAt, screenAt } = window.firstScreen;
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
  const firstAt = performance.timeOrigin + painted;
  return {
    path: location.pathname,
    heading,
    headingAt: Math.max(headingAt, firstAt),
    screenAt: Math.max(screenAt, firstAt),
    /** Identifies the document. */
    document: performance.timeOrigin,
    liftedAt: Number(sessionStorage.getItem('lifted')),
    now: performance.timeOrigin + performance.now(),
  };
}
