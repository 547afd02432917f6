import { afterEach, expect, vi } from 'vitest';

/** jsdom cannot navigate, so this records where a script leads. */
vi.mock('#lib/go.ts', () => import('#lib/testing/visits.ts'));

/** `*.dom.test.ts` needs a document but no React, which takes as long to load as most of these tests run. */
if (expect.getState().testPath?.endsWith('.tsx')) {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({
    // Files share the library: undo this setting, which a file may have changed.
    defaultHidden: false,
    // Pages load lazily; on a busy machine the first one can be slow.
    asyncUtilTimeout: process.env.CI ? 60_000 : 15_000,
    // Without the page's HTML, which Testing Library would serialise on every retry; `screen.debug()` shows it where it helps.
    getElementError: (message) => new Error(message ?? 'Not found'),
  });
  afterEach(cleanup);
}

/** The settings that the server writes into every page. */
const settings = {
  supabaseUrl: location.origin,
  supabaseAnonKey: 'test',
  publicOrigin: location.origin,
  localMailbox: '/_local/mail',
};
document.head.innerHTML = `<script type="application/json" id="settings">${JSON.stringify(settings)}</script>`;

/**
 * Tests load no style sheet, so an element's tag and its attributes decide its style. Queries by role ask for the style of every
 * element; with jsdom's answer the tests of /prompts, /cuaderno, a challenge and /profile took 38 s of processor instead of 22.
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

/** jsdom's dialogs neither open nor close. These do, but leave the page behind them reachable. */
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

/** APIs that jsdom lacks because it never lays out a page. */
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

/** Reports every element as visible. */
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
