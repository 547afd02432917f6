import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  admit,
  answerThemeButtons,
  applyTheme,
  askForCode,
  noteEarlyPresses,
  showFailure,
  watchReturns,
  watchScripts,
} from './boot.ts';

const root = document.documentElement;
const go = vi.fn<(address: string) => void>();
const reload = vi.fn<() => void>();

const fileEnds = new AbortController();
answerThemeButtons(fileEnds.signal);
noteEarlyPresses(fileEnds.signal);
watchReturns(go, fileEnds.signal);
watchScripts(fileEnds.signal);
afterAll(() => fileEnds.abort());

beforeEach(() => {
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  go.mockReset();
  reload.mockReset();
  sessionStorage.clear();
  history.replaceState(null, '', '/prompts?q=a%20b');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
  window.earlyPress = undefined;
});

const press = (selector: string, type = 'click') =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true }));

test.each([
  ['dark', false, 'dark js'],
  ['light', true, 'light js'],
  [null, true, 'dark js'],
  [null, false, 'light js'],
  ['banana', true, 'dark js'],
])('with the saved theme %j and a dark system %j the page is %j', (saved, isDarkSystem, classes) => {
  if (saved) localStorage.setItem('theme', saved);
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isDarkSystem } as MediaQueryList);
  applyTheme();
  expect(root.className).toBe(classes);
});

test('every theme button changes the theme, wherever the press lands in it, and the choice stays', () => {
  document.body.innerHTML = '<button data-theme-toggle><svg></svg></button><p data-theme-toggle>Otro</p>';
  applyTheme();
  press('svg');
  expect([root.className, localStorage.getItem('theme')]).toEqual(['js dark', 'dark']);
  press('p');
  expect([root.className, localStorage.getItem('theme')]).toEqual(['js light', 'light']);
});

test('the theme also changes if the browser stores nothing', () => {
  document.body.innerHTML = '<button data-theme-toggle></button>';
  applyTheme();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  press('button');
  expect(root.classList.contains('dark')).toBe(true);
});

test('a choice made in another tab applies here too', () => {
  applyTheme();
  localStorage.setItem('theme', 'dark');
  dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  expect(root.classList.contains('dark')).toBe(false);
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(root.classList.contains('dark')).toBe(true);
});

test('a visitor leaves a protected page at once, and keeps the way back', () => {
  root.dataset.access = 'learner';
  expect(admit(go)).toBe(false);
  expect(go).toHaveBeenCalledExactlyOnceWith('/auth?redirect=%2Fprompts%3Fq%3Da%2520b');
  expect(root.dataset.leaving).toBe('');
});

test('a learner stays, and so does a visitor on a public page', () => {
  root.dataset.access = 'public';
  expect(admit(go)).toBe(true);
  expect(root.dataset.session).toBeUndefined();
  root.dataset.access = 'learner';
  localStorage.setItem('aplica-ia-session', '{}');
  expect(admit(go)).toBe(true);
  expect(root.dataset.session).toBe('stored');
  expect(go).not.toHaveBeenCalled();
});

test('a learner whose browser forbids storage counts as a visitor', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  root.dataset.access = 'learner';
  expect(admit(go)).toBe(false);
});

test('a list stays hidden until the search in its address has been applied', () => {
  root.dataset.access = 'public';
  admit(go);
  expect(root.dataset.query).toBe('unread');
  delete root.dataset.query;
  root.dataset.hydrated = '';
  admit(go);
  expect(root.dataset.query).toBeUndefined();
  delete root.dataset.hydrated;
  history.replaceState(null, '', '/prompts');
  admit(go);
  expect(root.dataset.query).toBeUndefined();
});

const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('Back, after «Salir», to a page that the browser kept leads to /auth before it shows', () => {
  root.dataset.access = 'learner';
  root.dataset.session = 'open';
  root.dataset.signingOut = '';
  show(false);
  expect(go).not.toHaveBeenCalled();
  show(true);
  expect(go).toHaveBeenCalledExactlyOnceWith('/auth?redirect=%2Fprompts%3Fq%3Da%2520b');
  const { leaving, session, signingOut } = root.dataset;
  expect([leaving, session, signingOut]).toEqual(['', undefined, undefined]);
});

test('a page that the browser kept shows the current theme and links', () => {
  root.dataset.access = 'public';
  applyTheme();
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('aplica-ia-session', '{}');
  show(true);
  expect(root.classList.contains('dark')).toBe(true);
  expect(root.dataset.session).toBe('stored');
});

test('a protected page loads its code once the page stays', () => {
  document.body.innerHTML = '<template id="code"><link rel="modulepreload" href="/assets/a.js"></template>';
  askForCode();
  const code = document.head.querySelector('link[rel=modulepreload]');
  expect(code?.getAttribute('href')).toBe('/assets/a.js');
  code?.remove();
});

const pressedEarly = () => window.earlyPress?.textContent;

test.each(['mousedown', 'click'])('a button whose code has not loaded is recorded at its %s', (type) => {
  document.body.innerHTML = '<button><b>Salir</b></button>';
  press('b', type);
  expect(pressedEarly()).toBe('Salir');
});

test('presses are recorded until the shell has started, or for a button of an island until that is mounted', () => {
  document.body.innerHTML =
    '<button id="frame">Salir</button><div data-island="auth"><button>Entrar</button></div>';
  root.dataset.shell = '';
  press('#frame');
  expect(pressedEarly()).toBeUndefined();
  press('div button');
  expect(pressedEarly()).toBe('Entrar');
  window.earlyPress = undefined;
  document.querySelector('div')?.toggleAttribute('data-mounted', true);
  press('div button');
  expect(pressedEarly()).toBeUndefined();
});

test('a press on the theme button, the menu or a link is not repeated', () => {
  document.body.innerHTML =
    '<button data-theme-toggle></button><button popovertarget="menu"></button><a href="#">Enlace</a>';
  for (const selector of ['[data-theme-toggle]', '[popovertarget]', 'a']) press(selector);
  expect(window.earlyPress).toBeUndefined();
});

test('a form that is submitted too early keeps its values, and its button counts as pressed', () => {
  document.body.innerHTML = '<form><input value="ana@example.com"><button>Entrar</button></form>';
  const [form, button] = [document.querySelector('form'), document.querySelector('button')];
  const submit = () => new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button });
  expect(form?.dispatchEvent(submit())).toBe(false);
  expect(pressedEarly()).toBe('Entrar');
  // The code that handles a form has already prevented it.
  window.earlyPress = undefined;
  form?.addEventListener('submit', (event) => event.preventDefault());
  form?.dispatchEvent(submit());
  expect(window.earlyPress).toBeUndefined();
});

function failurePage() {
  document.body.innerHTML =
    '<main tabindex="-1"></main><div id="boot-failure" hidden><button>Volver a cargar</button><button>Cerrar</button></div>';
  vi.stubGlobal('location', { reload });
  return document.getElementById('boot-failure') as HTMLElement;
}

test('if code does not load, the page reloads once a minute by itself, then shows a message with a button', () => {
  const notice = failurePage();
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000_000_000 });
  showFailure();
  expect([reload.mock.calls.length, notice.hidden]).toEqual([1, true]);
  vi.setSystemTime(Date.now() + 59_000);
  showFailure();
  expect([reload.mock.calls.length, notice.hidden]).toEqual([1, false]);
  notice.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledTimes(2);
  vi.setSystemTime(Date.now() + 1000);
  showFailure();
  expect(reload).toHaveBeenCalledTimes(3);
});

test.each([
  ['is hydrated', () => void (root.dataset.hydrated = '')],
  ['has no connection', () => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  [
    'may store nothing',
    () =>
      void vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
        throw new Error('forbidden');
      }),
  ],
])('a page that %s stays as it is, and says what is missing', (_circumstances, arrange) => {
  const notice = failurePage();
  arrange();
  showFailure();
  expect(notice.hidden).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  notice.querySelectorAll('button')[1]?.click();
  expect(notice.hidden).toBe(true);
  expect(document.activeElement?.localName).toBe('main');
  vi.restoreAllMocks();
  expect(sessionStorage.getItem('aplica-ia-reloaded')).toBeNull();
});

test('the message says that the connection is gone for as long as it is', () => {
  const notice = failurePage();
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  showFailure();
  expect(notice.dataset.offline).toBe('');
  isOnline.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(notice.dataset.offline).toBeUndefined();
  isOnline.mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  expect(notice.dataset.offline).toBe('');
  vi.restoreAllMocks();
});

test('a script of the page that does not load is such a failure, but a picture is not', () => {
  failurePage();
  document.body.append(document.createElement('script'), document.createElement('img'));
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(reload).not.toHaveBeenCalled();
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(reload).toHaveBeenCalledOnce();
});
