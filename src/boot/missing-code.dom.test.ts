import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showFailure, watchScripts } from './boot.ts';

const root = document.documentElement;
const reload = vi.fn<() => void>();

const fileEnds = new AbortController();
watchScripts(fileEnds.signal);
afterAll(() => fileEnds.abort());

beforeEach(() => {
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  reload.mockReset();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
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
