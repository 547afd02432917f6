/** For whoever gets there without scrolling: screen readers list every button and field of a page. */
const patienceMs = 6_000;

/** One after the other: twenty fields at once would hold the page up for a third of a second on a phone. */
const betweenTurnsMs = 150;

/**
 * Calls back once: when an element comes within two screens of the window, or when the page has long been at rest and it is
 * this element's turn.
 */
export function onNear(element: Element, turn: number, callBack: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) finish();
    },
    { rootMargin: '200%' },
  );
  const timer = setTimeout(finish, patienceMs + turn * betweenTurnsMs);
  observer.observe(element);
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
  }
  function finish() {
    stop();
    callBack();
  }
  return stop;
}
