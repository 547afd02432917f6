/**
 * What must run before the first paint, or respond before any other code has loaded. The build puts it into the head of every
 * page, so it imports nothing and stays small.
 */
const root = document.documentElement;

/** Null also where the browser forbids storage. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Theme: the saved choice, else the system's (spec section 4). */
export function applyTheme() {
  const saved = stored('theme');
  const isDark =
    saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  showTheme(isDark ? 'dark' : 'light');
  root.classList.add('js');
}

/** Keeps a class that is already there: without it for a moment, the browser would recalculate every element's style. */
function showTheme(theme: 'light' | 'dark') {
  root.classList.add(theme);
  root.classList.remove(theme === 'dark' ? 'light' : 'dark');
}

/** Handles every theme button of the page, and follows choices made in other tabs. */
export function answerThemeButtons(signal?: AbortSignal) {
  const onClick = ({ target }: Event) => {
    if (!(target as Element).closest('[data-theme-toggle]')) return;
    const next = root.classList.contains('dark') ? 'light' : 'dark';
    showTheme(next);
    try {
      localStorage.setItem('theme', next);
    } catch {
      // Storage can be full or forbidden; the choice then lasts as long as the page.
    }
  };
  addEventListener('click', onClick, { signal });
  addEventListener('storage', ({ key }) => key === 'theme' && applyTheme(), { signal });
}

/**
 * Open point 20: sends a visitor from a protected page to /auth before it paints anything. A learner with a session may
 * read it at once. True if this page stays.
 */
export function admit(go: (address: string) => void = (address) => location.replace(address)): boolean {
  // Styles hide a list until the search in its address has been applied (styles.css).
  if (location.search && root.dataset.hydrated === undefined) root.dataset.query = 'unread';
  if (stored('aplica-ia-session')) {
    root.dataset.session = 'stored';
    return true;
  }
  delete root.dataset.session;
  if (root.dataset.access !== 'learner') return true;
  root.dataset.leaving = '';
  go(`/auth?redirect=${encodeURIComponent(location.pathname + location.search)}`);
  return false;
}

/** A page that the browser kept (Back) shows the session and the theme of that time: checks both again. */
export function watchReturns(go?: (address: string) => void, signal?: AbortSignal) {
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    delete root.dataset.signingOut;
    applyTheme();
    admit(go);
  };
  addEventListener('pageshow', onReturn, { signal });
}

/** Protected pages load their code here, but not for a visitor who is sent to /auth. */
export function askForCode() {
  const code = document.querySelector<HTMLTemplateElement>('template#code');
  if (code) document.head.append(code.content);
}

const handledHere = '[data-theme-toggle], [popovertarget]';

/** Buttons of the frame wait for the shell, the others for their island. */
function isWaiting(button: Element): boolean {
  const place = button.closest('[data-island]');
  return place ? !place.hasAttribute('data-mounted') : root.dataset.shell === undefined;
}

/**
 * Records a press on a button whose code has not loaded; that code repeats it (lib/boot.ts). mousedown is enough: an
 * island may replace the button before `click` fires. Touches that scroll do not fire mousedown.
 */
export function noteEarlyPresses(signal?: AbortSignal) {
  const note = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button');
    if (button && !button.matches(handledHere) && isWaiting(button)) window.earlyPress = button;
  };
  addEventListener('mousedown', note, { capture: true, signal });
  addEventListener('click', note, { capture: true, signal });
  const onSubmit = (event: SubmitEvent) => {
    // Code handles every form. Block native submits until it has loaded, or the typed values are lost.
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (event.submitter) window.earlyPress = event.submitter;
  };
  addEventListener('submit', onSubmit, { signal });
}

/**
 * For code that does not load (a lost connection, a deploy in between): a page that is not hydrated yet reloads once by
 * itself. A hydrated page stays, with what the learner wrote in it, and so does any page without a connection: both show a
 * notice, whose words are in the page. Without a connection it says so, and offers the reload once the connection is back.
 */
export function showFailure() {
  const reload = () => location.reload();
  if (root.dataset.hydrated === undefined && navigator.onLine && mayReload()) return reload();
  const notice = document.querySelector<HTMLElement>('#boot-failure');
  if (!notice) return;
  sayWhy();
  for (const name of ['online', 'offline']) addEventListener(name, sayWhy);
  notice.hidden = false;
  const [again, close] = notice.querySelectorAll('button');
  if (again) again.onclick = reload;
  if (close)
    close.onclick = () => {
      notice.hidden = true;
      document.querySelector('main')?.focus({ preventScroll: true });
    };
}

function sayWhy() {
  document.querySelector('#boot-failure')?.toggleAttribute('data-offline', !navigator.onLine);
}

/** Watches for scripts of the page that do not load. */
export function watchScripts(signal?: AbortSignal) {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) showFailure();
  };
  addEventListener('error', onError, { capture: true, signal });
}

const reloadPauseMs = 60_000;

/** At most once a minute: code that is still missing after a reload does not exist. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem('aplica-ia-reloaded'));
    if (Date.now() - last < reloadPauseMs) return false;
    sessionStorage.setItem('aplica-ia-reloaded', String(Date.now()));
    return true;
  } catch {
    return false; // Without storage we cannot tell a first attempt from a second.
  }
}
