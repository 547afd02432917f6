import { afterEach, expect, vi } from 'vitest';

/** jsdom leaves no page: where a script leads is noted instead. */
vi.mock('#lib/go.ts', () => import('#lib/testing/visits.ts'));

/** `*.dom.test.ts` needs a document and draws nothing in it: what draws takes as long to load as most of them run. */
if (expect.getState().testPath?.endsWith('.tsx')) {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({
    // Files share the library: what one of them changes for itself is not for the next.
    defaultHidden: false,
    // Pages are loaded lazily; the first one of a busy machine can take its time.
    asyncUtilTimeout: process.env.CI ? 60_000 : 15_000,
    // Not with the whole page as text, which is written anew at every look for something that has not come yet; `screen.debug()`
    // shows it where it helps.
    getElementError: (message) => new Error(message ?? 'Not found'),
  });
  afterEach(cleanup);
}

/** What the server writes into every page. */
const settings = {
  supabaseUrl: location.origin,
  supabaseAnonKey: 'test',
  publicOrigin: location.origin,
  localMailbox: '/_local/mail',
};
document.head.innerHTML = `<script type="application/json" id="settings">${JSON.stringify(settings)}</script>`;

/**
 * No style sheet is loaded here: an element looks like any other of its kind, unless it says so itself. Queries by role ask for
 * the look of every element, and with jsdom's own answer the tests of /prompts, /cuaderno, a challenge and /profile took 38 s of
 * processor instead of 22.
 */
const unseen = new Set(['head', 'link', 'meta', 'script', 'style', 'template', 'title']);
const inText = new Set(
  'a abbr b br button cite code em i img input kbd label mark path q s select small span strong sub sup svg textarea time u'.split(
    ' ',
  ),
);
const hides = (element: Element) =>
  element.hasAttribute('hidden') ||
  unseen.has(element.localName) ||
  (element.localName === 'dialog' && !element.hasAttribute('open')) ||
  element.getAttribute('type') === 'hidden';
const looks = new Map<string, CSSStyleDeclaration>();
window.getComputedStyle = (element, pseudoElement) => {
  const own = pseudoElement ? '' : (element.getAttribute('style') ?? '');
  const display = hides(element) ? 'none' : inText.has(element.localName) ? 'inline' : 'block';
  const css = `display: ${display}; visibility: visible; ${own}`;
  const known = looks.get(css);
  if (known) return known;
  const look = document.createElement('div').style;
  look.cssText = css;
  looks.set(css, look);
  return look;
};

/** jsdom has dialogs that neither open nor close. Here they do; the page behind stays within reach. */
if (!('showModal' in HTMLDialogElement.prototype)) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector<HTMLElement>('button, input:not([hidden]), select, textarea')?.focus();
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  document.addEventListener('keydown', ({ key }) => {
    const dialog = [...document.querySelectorAll('dialog')].at(-1);
    if (key !== 'Escape' || !dialog) return;
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  });
}

/** What jsdom leaves out because it never lays out a page. */
window.scrollTo = () => undefined;
URL.createObjectURL = () => 'blob:nowhere';
URL.revokeObjectURL = () => undefined;
performance.getEntriesByType ??= () => [];
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => undefined;
Element.prototype.releasePointerCapture ??= () => undefined;
window.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
class NeverObserves {
  observe(_target?: Element) {
    return undefined;
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
  takeRecords() {
    return [];
  }
}
window.ResizeObserver ??= NeverObserves;

/** Everything is in sight. */
class SeesEverything extends NeverObserves {
  private readonly report: (entries: object[]) => void;

  constructor(report: (entries: object[]) => void) {
    super();
    this.report = report;
  }
  override observe(target?: Element) {
    const boundingClientRect = target?.getBoundingClientRect();
    this.report([{ target, boundingClientRect, isIntersecting: true, intersectionRatio: 1 }]);
    return undefined;
  }
}
window.IntersectionObserver ??= SeesEverything as unknown as typeof IntersectionObserver;
