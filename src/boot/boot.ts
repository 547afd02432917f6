/**
 * What has to be true before the first paint, and what has to answer before any other code is there. The build puts it into
 * the head of every page, so it imports nothing and stays small.
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

/** Theme: the saved choice, else the system's (spec section 4). */
export function applyTheme() {
  const saved = stored('theme');
  const isDark =
    saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  showTheme(isDark ? 'dark' : 'light');
  root.classList.add('js');
}

/** A class that is there already stays: without it for a moment, the browser would look at every element's style anew. */
function showTheme(theme: 'light' | 'dark') {
  root.classList.add(theme);
  root.classList.remove(theme === 'dark' ? 'light' : 'dark');
}

/** Answers every theme button of the page, and follows choices made in other tabs. */
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
 * Open point 20: a visitor at a protected page leaves for /auth before anything of it is painted. With a session the
 * page may be read at once. Tells whether this page stays.
 */
export function admit(go: (address: string) => void = (address) => location.replace(address)): boolean {
  // A list with a search in its address is not seen before it has been searched (styles.css).
  if (location.search && root.dataset.alive === undefined) root.dataset.query = 'unread';
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

/** A page that the browser kept (Back) was drawn for the session and the theme of that time: both are looked at again. */
export function watchReturns(go?: (address: string) => void, signal?: AbortSignal) {
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    delete root.dataset.signingOut;
    applyTheme();
    admit(go);
  };
  addEventListener('pageshow', onReturn, { signal });
}

/** Protected pages ask for their code here: never for a visitor who is sent away. */
export function askForCode() {
  const code = document.querySelector<HTMLTemplateElement>('template#code');
  if (code) document.head.append(code.content);
}

const isAnsweredHere = '[data-theme-toggle], [popovertarget]';

/** Buttons of the frame wait for the shell, the others for their island. */
function isWaiting(button: Element): boolean {
  const place = button.closest('[data-island]');
  return place ? !place.hasAttribute('data-mounted') : root.dataset.shell === undefined;
}

/**
 * What is pressed before its code is there, that code presses again (lib/early-press.ts). Half a click is enough: an island
 * may take the button's place before the second half. Fingers that scroll cause no such event.
 */
export function noteEarlyPresses(signal?: AbortSignal) {
  const note = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button');
    if (button && !button.matches(isAnsweredHere) && isWaiting(button)) window.earlyPress = button;
  };
  addEventListener('mousedown', note, { capture: true, signal });
  addEventListener('click', note, { capture: true, signal });
  const onSubmit = (event: SubmitEvent) => {
    // All forms are answered by code. One that is sent before that is there keeps what was typed.
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (event.submitter) window.earlyPress = event.submitter;
  };
  addEventListener('submit', onSubmit, { signal });
}

/**
 * Code that cannot be fetched (a lost connection, a deploy in between): a page that has not come to life yet is loaded once
 * more by itself. A page that is alive stays, with what was written in it, and so does any without a connection: they say
 * that something is missing. The words stand in the page.
 */
export function showFailure() {
  const reload = () => location.reload();
  if (root.dataset.alive === undefined && navigator.onLine && mayReload()) return reload();
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

/** A script of the page itself that does not arrive. */
export function watchScripts(signal?: AbortSignal) {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) showFailure();
  };
  addEventListener('error', onError, { capture: true, signal });
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
