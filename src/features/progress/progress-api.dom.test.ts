import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { completeModule, readProgress } from './progress-api.ts';

const learner = { id: '6f1d2c3b-0000-4000-8000-000000000001', email: 'ana@empresa.com' };

const storeSession = (secondsLeft: number) => {
  const session = {
    access_token: 'token',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
    user: learner,
  };
  localStorage.setItem('aplica-ia-session', JSON.stringify(session));
};

/** A laptop wakes up before its network: the access token has expired and the backend does not answer. */
beforeEach(() => {
  vi.useFakeTimers();
  // The backend's client reports each failed attempt on the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  storeSession(-60);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The client retries for half a minute before it gives up. */
async function outcome(call: () => Promise<unknown>) {
  let ended: string | undefined;
  call().then(
    () => (ended = 'worked'),
    (error: Error) => (ended = error.name),
  );
  while (ended === undefined) await vi.advanceTimersByTimeAsync(1000);
  return ended;
}

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const busy = () => Promise.resolve(new Response('{}', { status: 503 }));
const refused = () =>
  Promise.resolve(
    new Response(JSON.stringify({ code: 400, error_code: 'refresh_token_not_found', msg: 'gone' }), {
      status: 400,
    }),
  );

test.each([
  ['without a connection', unreachable],
  ['while the server is busy', busy],
])('%s the learner stays signed in and keeps the session', async (_case, answer) => {
  vi.stubGlobal('fetch', answer);
  expect(await outcome(() => readProgress(learner.id))).not.toBe('SignedOutError');
  expect(await outcome(() => completeModule(2))).not.toBe('SignedOutError');
  expect(localStorage.getItem('aplica-ia-session')).not.toBeNull();
});

test('a refused refresh token means that the session has ended', async () => {
  vi.stubGlobal('fetch', refused);
  expect(await outcome(() => readProgress(learner.id))).toBe('SignedOutError');
});

test.each([
  ['asks once where the browser knows that it has no connection', false, 1],
  ['tries again where it has one', true, 4],
])('reading progress %s', async (_case, isOnline, times) => {
  storeSession(3600);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const answer = vi.fn(unreachable);
  vi.stubGlobal('fetch', answer);
  expect(await outcome(() => readProgress(learner.id))).toBe('Error');
  expect(answer).toHaveBeenCalledTimes(times);
});
