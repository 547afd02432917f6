import { foldContents, headingsOf, markCurrent, sectionsOf } from './contents-list.ts';

/** The parts of a lesson's page that depend on the reader's position. */
interface LessonParts {
  contents: HTMLElement;
  text: HTMLElement;
  /** Shows how much of the lesson the reader has read. */
  line: HTMLElement;
}

export interface ReadingPlace {
  /** The id of the last heading reached; undefined before the first. */
  current: string | undefined;
  /** Whether the contents list is unfolded on a narrow screen. */
  isContentsOpen: boolean;
  /** The ids of the sections whose end the reader has reached during this visit, in that order. */
  ended: readonly string[];
}

/** Runs a lesson's page until stopped: the contents list follows, folds and unfolds, and the reading line grows. */
export function followReading(
  { contents, text, line }: LessonParts,
  onChange: (place: ReadingPlace) => void,
): () => void {
  let place: ReadingPlace = { current: undefined, isContentsOpen: false, ended: [] };
  const change = (news: Partial<ReadingPlace>) => {
    place = { ...place, ...news };
    onChange(place);
  };
  const stops = [
    followHeadings(headingsOf(contents), (current) => {
      markCurrent(contents, current);
      change({ current });
    }),
    followEnds(sectionsOf(contents), (id) => change({ ended: [...place.ended, id] })),
    foldContents(contents, (isContentsOpen) => change({ isContentsOpen })),
    growLine(text, line),
    unfoldForPrint(text),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Distance from the top of the window at which a heading counts as reached: beyond where a jump to it ends. */
const READING_LINE = 180;

/**
 * Calls back when the last heading above the reading line changes. The observed area reaches from that line to the end of
 * any page, so this code never measures positions, and a jump past several headings misses none.
 */
function followHeadings(headings: HTMLElement[], onCurrent: (id: string | undefined) => void): () => void {
  const reached = new Set<Element>();
  let current: string | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, boundingClientRect, intersectionRatio } of entries) {
        // Ignore hidden headings, which have no size.
        if (boundingClientRect.width > 0 && intersectionRatio < 1) reached.add(target);
        else reached.delete(target);
      }
      const last = headings.findLast((heading) => reached.has(heading))?.id;
      if (last !== current) onCurrent((current = last));
    },
    { rootMargin: `-${READING_LINE}px 100% 1000000px`, threshold: 1 },
  );
  for (const heading of headings) observer.observe(heading);
  return () => observer.disconnect();
}

/**
 * Calls back with a section's heading when its end comes into the window from below: its last line was on the screen, so
 * the reader has had all of it. A jump over a section does not count, nor its end above the heading that a jump leads to, nor
 * an end that comes into view from above. No timer guesses whether the reader was reading.
 */
function followEnds(sections: Map<Element, string>, onEnd: (id: string) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, boundingClientRect, intersectionRatio } of entries) {
        const isInWindow = boundingClientRect.bottom > READING_LINE && intersectionRatio === 1;
        const id = sections.get(target);
        // Hidden sections have no size.
        if (id !== undefined && isInWindow && boundingClientRect.width > 0) onEnd(id);
      }
    },
    // The observed area reaches from the window's lower edge to far above the page, so that a section of any length fits.
    { rootMargin: '1000000px 100% 0px', threshold: 1 },
  );
  for (const section of sections.keys()) observer.observe(section);
  return () => observer.disconnect();
}

/** Draws how much the reader has read, in browsers whose CSS has no scroll-driven animations. */
function growLine(text: HTMLElement, line: HTMLElement): () => void {
  if (globalThis.CSS?.supports('animation-timeline', 'view()')) return () => undefined;
  let frame = 0;
  const draw = () => {
    frame = 0;
    const { top, height } = text.getBoundingClientRect();
    const read = -top / Math.max(1, height - innerHeight);
    line.style.setProperty('--read', String(Math.min(1, Math.max(0, read))));
  };
  // Wait for the next frame, which lays out the page anyway.
  const request = () => void (frame ||= requestAnimationFrame(draw));
  request();
  addEventListener('scroll', request, { passive: true });
  addEventListener('resize', request);
  return () => {
    removeEventListener('scroll', request);
    removeEventListener('resize', request);
    cancelAnimationFrame(frame);
  };
}

/** Prints folded answers open, as readers cannot unfold paper. */
function unfoldForPrint(text: HTMLElement): () => void {
  let opened: HTMLDetailsElement[] = [];
  const open = () => {
    opened = [...text.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const details of opened) details.open = true;
  };
  const close = () => {
    for (const details of opened) details.open = false;
  };
  addEventListener('beforeprint', open);
  addEventListener('afterprint', close);
  return () => {
    removeEventListener('beforeprint', open);
    removeEventListener('afterprint', close);
  };
}
