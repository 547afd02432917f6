import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admit, applyTheme, noteEarlyInput, showFailure } from './boot.ts';

const root = document.documentElement;
const failureNotice =
  '<div id="boot-failure" hidden><button>Volver a cargar</button><button>Cerrar</button></div>';

beforeEach(() => {
  for (const name of ['access', 'session', 'leaving', 'query', 'alive']) root.removeAttribute(`data-${name}`);
  root.className = '';
  sessionStorage.clear();
  history.replaceState(null, '', '/prompts?q=a%20b');
});
afterEach(() => {
  document.body.replaceChildren();
  window.early = undefined;
});

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

test('a visitor leaves a protected page at once, and keeps the way back', () => {
  root.dataset.access = 'learner';
  const go = vi.fn();
  expect(admit(go)).toBe(false);
  expect(go).toHaveBeenCalledWith('/auth?redirect=%2Fprompts%3Fq%3Da%2520b');
  expect(root.dataset.leaving).toBe('');
});

test('a learner stays, and so does everybody on a public page', () => {
  const go = vi.fn();
  root.dataset.access = 'public';
  expect(admit(go)).toBe(true);
  root.dataset.access = 'learner';
  localStorage.setItem('aplica-ia-session', '{}');
  expect(admit(go)).toBe(true);
  expect(root.dataset.session).toBe('stored');
  expect(go).not.toHaveBeenCalled();
});

test('storage that is forbidden makes everybody a visitor', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  root.dataset.access = 'learner';
  expect(admit(vi.fn())).toBe(false);
});

test('what is typed and pressed is noted, and a form is not sent, until the app is there', () => {
  noteEarlyInput();
  document.body.innerHTML = '<form><input><button>Salir</button></form>';
  const input = document.querySelector('input') as HTMLInputElement;
  input.value = 'ana@example.com';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  document.querySelector('button')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect([...(window.early?.typed.values() ?? [])]).toEqual(['ana@example.com']);
  expect(window.early?.press?.textContent).toBe('Salir');
  const isLeftToBrowser = () =>
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(isLeftToBrowser()).toBe(false);
  window.early = undefined;
  expect(isLeftToBrowser()).toBe(true);
});

test('a search that is typed too early is in the address once a link is followed, and nothing else is', () => {
  noteEarlyInput();
  document.body.innerHTML =
    '<input type="search" data-in-address="q"><input type="password"><a href="#card"><b>Brief</b></a>';
  for (const input of document.querySelectorAll('input')) {
    input.value = 'datos';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  expect(location.search).toBe('?q=a%20b');
  document.querySelector('b')?.click();
  expect(location.search).toBe('?q=datos');
});

test('code that cannot be fetched: one reload by itself, then a message with a button', () => {
  document.body.innerHTML = failureNotice;
  const notice = document.getElementById('boot-failure') as HTMLElement;
  const reload = vi.fn();
  showFailure(reload);
  expect([reload.mock.calls.length, notice.hidden]).toEqual([1, true]);
  showFailure(reload);
  expect([reload.mock.calls.length, notice.hidden]).toEqual([1, false]);
  notice.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([
  ['is alive', () => void (root.dataset.alive = ''), undefined],
  ['has no connection', () => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false), vi.fn()],
])('a page that %s stays as it is, and says what is missing', (_circumstances, arrange, goOn) => {
  document.body.innerHTML = failureNotice;
  arrange();
  showFailure(goOn);
  const notice = document.getElementById('boot-failure') as HTMLElement;
  expect(notice.hidden).toBe(false);
  expect(goOn?.mock.calls ?? []).toEqual([]);
  document.body.append(Object.assign(document.createElement('main'), { tabIndex: -1 }));
  notice.querySelectorAll('button')[1]?.click();
  expect(notice.hidden).toBe(true);
  expect(document.activeElement?.localName).toBe('main');
  expect(sessionStorage.getItem('aplica-ia-reloaded')).toBeNull();
  vi.restoreAllMocks();
});
