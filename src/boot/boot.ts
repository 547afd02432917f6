/**
 * What runs around the first paint. The build puts it into the head of every page, in front of everything else, so it
 * imports nothing from the app and stays small. docs/decisions/0009-first-paint.md has the figures.
 */
const root = document.documentElement;

/** Storage may be forbidden; then nothing is stored. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Theme: the saved choice, else the system's (spec section 4). Before the first paint: no flash. */
export function applyTheme() {
  const saved = stored('theme');
  const isDark =
    saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.add(isDark ? 'dark' : 'light', 'js');
}

/**
 * Open point 20: a visitor at a protected page leaves for /auth before anything of it is painted. With a session the
 * page may be read at once. Tells whether this page stays.
 */
export function admit(go: (address: string) => void = (address) => location.replace(address)): boolean {
  if (stored('aplica-ia-session')) root.dataset.session = 'stored';
  else if (root.dataset.access === 'learner') {
    root.dataset.leaving = '';
    go(`/auth?redirect=${encodeURIComponent(location.pathname + location.search)}`);
    return false;
  }
  // What is drawn at build time does not know the address's query (styles.css).
  if (location.search) root.dataset.query = 'unread';
  return true;
}

/** A protected page that the browser kept (Back, after 'Salir') is looked at again. */
export function watchReturns() {
  addEventListener('pageshow', (event) => {
    if (event.persisted && root.dataset.access === 'learner' && !stored('aplica-ia-session')) admit();
  });
}

/** What is typed and pressed before the app is there, it types and presses again (early-input.ts). */
export function noteEarlyInput() {
  const early: NonNullable<typeof window.early> = { press: null, typed: new Map() };
  window.early = early;
  const onSubmit = (event: Event) => {
    // All forms are the app's. One that is sent before the app is there keeps what was typed.
    if (window.early) event.preventDefault();
  };
  const onInput = ({ target }: Event) => {
    if (window.early && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement))
      early.typed.set(target, target.value);
  };
  const onClick = ({ target }: Event) => {
    if (!window.early) return;
    if (early.press !== undefined) early.press = (target as Element).closest<HTMLElement>('button');
    if ((target as Element).closest('a[href]')) noteSearch(early.typed);
  };
  addEventListener('submit', onSubmit);
  addEventListener('input', onInput, true);
  addEventListener('click', onClick, true);
}

/** A link that is followed at once takes the page away before the app can note the search: Back finds it in the address. */
function noteSearch(typed: Iterable<[HTMLElement, string]>) {
  const address = new URL(location.href);
  for (const [{ dataset }, text] of typed)
    if (dataset.inAddress) address.searchParams.set(dataset.inAddress, text);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}

/** The Spanish part of both fonts, together, so that the text is laid out again once, not twice. */
async function loadFonts(style: HTMLStyleElement) {
  const faces = [...(style.sheet?.cssRules ?? [])].map((rule) => {
    const value = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name);
    return new FontFace(value('font-family').replace(/["']/g, ''), value('src'), {
      weight: value('font-weight'),
      unicodeRange: value('unicode-range'),
    });
  });
  await Promise.all(faces.slice(0, 2).map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
  localStorage.setItem('aplica-ia-fonts', 'yes');
}

/** The page's code waits in a template until the text has been painted. */
function loadCode() {
  const later = document.querySelector<HTMLTemplateElement>('template#later');
  if (!later) return;
  for (const script of later.content.querySelectorAll('script')) script.onerror = () => showFailure();
  document.head.append(later.content);
}

/** Whoever has been here before has the fonts, and sees no other ones first. */
export function showKnownFonts() {
  const fonts = document.querySelector<HTMLStyleElement>('style#fonts');
  if (fonts && stored('aplica-ia-fonts')) fonts.media = 'all';
}

/** First the text, then its fonts, then the code that brings it to life: none in competition with the one before. */
export function loadTheRest() {
  const fonts = document.querySelector<HTMLStyleElement>('style#fonts');
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    if (!fonts || fonts.media === 'all') return void setTimeout(loadCode);
    const load = once(loadCode);
    // The layout with the new fonts comes first, but the code does not wait long for it.
    setTimeout(load, 400);
    loadFonts(fonts).then(() => requestAnimationFrame(() => setTimeout(load)), load);
  };
  // Nothing is painted in a tab in the background.
  if (document.hidden) return begin();
  const parsedAt = performance.now();
  // The beginning may be painted before the rest is parsed: the rest is waited for too, but not for long.
  watchPaint('largest-contentful-paint', (entry) => {
    if (((entry as { paintTime?: number }).paintTime ?? entry.startTime) > parsedAt) begin();
  });
  watchPaint('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') setTimeout(begin, startTime + 200 - performance.now());
  });
  setTimeout(begin, 1000);
}

function once(work: () => void) {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}

function watchPaint(type: string, onEntry: (entry: PerformanceEntry) => void) {
  try {
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  } catch {
    // A browser that does not tell: the longest wait decides.
  }
}

/**
 * Code that cannot be fetched (a lost connection, a deploy in between): a page that has not come to life yet is loaded once
 * more by itself, and so is the one that somebody is on the way to. A page that is alive stays, with what was written in
 * it, and so does any without a connection: they say that something is missing. The words stand in index.html.
 */
export function showFailure(goOn?: () => void) {
  const reload = goOn ?? (() => location.reload());
  const hasNothingToLose = goOn !== undefined || root.dataset.alive === undefined;
  if (hasNothingToLose && navigator.onLine && mayReload()) return reload();
  const notice = document.querySelector<HTMLElement>('#boot-failure');
  if (!notice) return;
  notice.hidden = false;
  const [again, close] = notice.querySelectorAll('button');
  if (again) again.onclick = reload;
  if (close)
    close.onclick = () => {
      notice.hidden = true;
      document.querySelector('main')?.focus({ preventScroll: true });
    };
}

const reloadPauseMs = 60_000;

/** At most once a minute: whatever is still missing after that is not there. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem('aplica-ia-reloaded'));
    if (Date.now() - last < reloadPauseMs) return false;
    sessionStorage.setItem('aplica-ia-reloaded', String(Date.now()));
    return true;
  } catch {
    return false; // Without storage nobody could tell a first attempt from a second.
  }
}
