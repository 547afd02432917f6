import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportFailures } from './report-failures.ts';

let sent: unknown[];
const listeners = new Map<string, (event: object) => void>();

beforeEach(() => {
  sent = [];
  history.replaceState(null, '', '/cuaderno?q=secreto#nota');
  vi.stubGlobal('addEventListener', (type: string, listen: (event: object) => void) =>
    listeners.set(type, listen),
  );
  vi.stubGlobal('navigator', {
    sendBeacon: (path: string, body: string) => sent.push(path, JSON.parse(body)),
  });
  reportFailures();
});
afterEach(() => vi.unstubAllGlobals());

const failure = (stack: string) => Object.assign(new TypeError('Ana escribió esto'), { stack });
const ours = 'TypeError: Ana escribió esto\n    at f (https://e.example/assets/main-3f2a91c0.js:2:345)';

test('a script that fails sends its type, our file and the page, and nothing else', () => {
  listeners.get('error')?.({ error: failure(ours) });
  expect(sent).toEqual([
    '/_reports/script',
    { type: 'TypeError', at: '/assets/main-3f2a91c0.js:2:345', page: '/cuaderno' },
  ]);
});

test('a promise that nobody catches counts as well, as Firefox and Safari write its stack', () => {
  listeners.get('unhandledrejection')?.({ reason: failure('f@https://e.example/assets/a-b1.js:1:20\n') });
  expect(sent[1]).toMatchObject({ at: '/assets/a-b1.js:1:20' });
});

test('failures of extensions, and values that are no errors, send nothing', () => {
  listeners.get('error')?.({ error: failure('at chrome-extension://abc/content.js:1:2') });
  listeners.get('error')?.({ error: null });
  for (const reason of [undefined, 'Ana', { message: 'Ana' }])
    listeners.get('unhandledrejection')?.({ reason });
  expect(sent).toEqual([]);
});

test('a page sends five at most', () => {
  for (let n = 0; n < 9; n++) listeners.get('error')?.({ error: failure(ours) });
  expect(sent).toHaveLength(10);
});
