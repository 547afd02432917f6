import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBackend, openAsLearner, openWithExpiredSession } from '#pages/testing/fake-backend.ts';
import { islandsMounted } from '#pages/testing/islands-mounted.ts';
import { lastVisit } from '#lib/testing/visits.ts';
import { toasts } from '#lib/toasts.ts';
import { dashboard, messages, nav } from '#content.ts';

const KEY = 'aplica-ia-session';

let backend: ReturnType<typeof fakeBackend>;
beforeEach(() => {
  backend = fakeBackend();
  // The backend's client reports a lost connection on the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const json = (status: number, body: object) => () => backend.json(status, body);
const html = (status: number) => () =>
  new Response('<h1>Acceso restringido por la red</h1>', {
    status,
    headers: { 'content-type': 'text/html' },
  });

/** A limit that another user of the same network has used up, and answers from proxies and routers. */
const strangers: [string, () => Response][] = [
  ['a limit', json(429, { error_code: 'over_request_rate_limit', msg: 'Demasiadas peticiones' })],
  ['JSON of a proxy', json(403, { error: 'blocked' })],
  ['an unknown key', json(401, { code: 'invalid_api_key', message: 'La clave no es válida' })],
  ['clocks that differ', json(401, { code: 'PGRST303', message: 'JWT issued at future' })],
  ...[400, 401, 403, 404, 407, 429].map((status): [string, () => Response] => [
    `HTML ${status}`,
    html(status),
  ]),
  ['404 without a word', () => new Response('', { status: 404 })],
  ['a page instead of data', html(200)],
  ['a fault', json(500, { message: 'no' })],
  ['a busy server', () => new Response('', { status: 503 })],
];

type Faked = NonNullable<Parameters<typeof vi.useFakeTimers>[0]>;
const CLOCK: Faked = { toFake: ['setTimeout', 'clearTimeout', 'Date'] };
const pass = () => act(() => vi.advanceTimersByTimeAsync(1000));
const passSeconds = async (seconds: number) => {
  for (let passed = 0; passed < seconds; passed += 1) await pass();
};
const loggedOut = () => backend.calls.filter(({ path }) => path.startsWith('/auth/v1/logout'));
const stored = () => localStorage.getItem(KEY);
const find = () => screen.findByText<HTMLButtonElement>('Marcar como completado', { selector: 'button' });
async function markButton() {
  await find();
  await islandsMounted();
  return find();
}
const notice = () => document.getElementById('sin-conexion') as HTMLElement;
const isUnreachable = () => within(notice()).queryByRole('button') !== null;
const dismissMessage = () => act(() => toasts().dismiss());
const user = userEvent.setup({ pointerEventsCheck: 0 });

test('after any foreign answer, the page says that completing failed and keeps session and typed text', async () => {
  await openAsLearner('/modulo-2');
  const mark = await markButton();
  const [field] = screen.getAllByRole<HTMLTextAreaElement>('textbox');
  if (!field) throw new Error('The lesson has no field');
  await user.clear(field);
  await user.type(field, 'Facturas');
  const before = stored();
  for (const [name, answer] of strangers) {
    const callsBefore = backend.calls.length;
    backend.answers.complete = answer;
    await user.click(mark);
    await waitFor(() => expect(mark.disabled, name).toBe(false));
    await waitFor(() => expect(screen.queryByText(messages.completionFailed.text), name).toBeTruthy());
    expect(backend.calls.length, name).toBeGreaterThan(callsBefore);
    expect([lastVisit(), stored(), loggedOut()], name).toEqual([null, before, []]);
    expect(field.value, name).toBe('Facturas');
    dismissMessage();
  }
});

test('after any foreign answer, the dashboard says that progress could not be loaded, and the session stays', async () => {
  // Offline, failed reads are not retried.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openAsLearner('/dashboard');
  await screen.findByText(dashboard.progress.percentage.replace('{n}', '0'));
  const before = stored();
  for (const [name, answer] of strangers) {
    backend.answers.progress = answer;
    act(() => void dispatchEvent(new Event('focus')));
    await waitFor(() => expect(screen.queryByText(messages.progressLoadFailed.text), name).toBeTruthy());
    expect([lastVisit(), stored(), loggedOut()], name).toEqual([null, before, []]);
    dismissMessage();
  }
});

test.each(strangers)(
  'an expired session survives %s as the answer to its exchange, and continues later',
  async (_name, answer) => {
    const { token } = backend.answers;
    backend.answers.token = answer;
    vi.useFakeTimers(CLOCK);
    await openWithExpiredSession('/dashboard');
    const before = stored();
    while (!isUnreachable() && lastVisit() === null) await pass();
    expect([lastVisit(), stored(), loggedOut()]).toEqual([null, before, []]);
    backend.answers.token = token;
    await passSeconds(90);
    act(() => within(notice()).getByRole('button', { name: nav.unreachable.retry }).click());
    while (isUnreachable()) await pass();
    expect(stored()).not.toBe(before);
    expect(lastVisit()).toBeNull();
  },
);

test.each(['focus', 'online'])(
  'a progress request that hangs ends after 15 seconds, and the next «%s» event tries again',
  async (event) => {
    const { progress } = backend.answers;
    backend.done(1, 2, 3);
    backend.answers.progress = () => new Promise(() => undefined);
    vi.useFakeTimers(CLOCK);
    await openAsLearner('/dashboard');
    const reads = () => backend.calls.filter(({ path }) => path.startsWith('/rest/v1/module_progress'));
    while (reads().length === 0) await pass();
    await passSeconds(16);
    expect(screen.getByText(messages.progressLoadFailed.text)).toBeTruthy();
    expect(reads()).toHaveLength(1);
    backend.answers.progress = progress;
    act(() => void dispatchEvent(new Event(event)));
    await pass();
    expect(screen.getByText(dashboard.progress.percentage.replace('{n}', '50'))).toBeTruthy();
  },
);

const endings: [string, () => Response][] = [
  ['the data does not know its token', json(401, { code: 'PGRST301', message: 'Terminó' })],
  ['its token has run out', json(401, { code: 'PGRST303', message: 'JWT expired' })],
  ['the data finds it closed', json(401, { code: 'session_not_found', message: 'Terminó' })],
];

test.each(endings)('a session ends when the school says that %s', async (_name, answer) => {
  backend.answers.complete = answer;
  await openAsLearner('/modulo-2');
  await user.click(await markButton());
  await waitFor(() => expect(lastVisit()).toBe('/auth?redirect=%2Fmodulo-2'));
  expect(stored()).toBeNull();
});
