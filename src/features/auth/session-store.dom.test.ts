import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loseCode, replaceCode, restoreCode } from '#lib/testing/code-on-demand.ts';
import { getSupabase } from '#lib/backend/supabase.ts';
import { beginPage } from '#lib/testing/fresh-page.ts';
import { openMailLink, setPassword } from './actions.ts';
import { sessionStore } from './session-store.ts';
import { forgetStoredSession } from './stored-session.ts';

const ana = { id: '6f1d2c3b-0000-4000-8000-000000000001', email: 'ana@empresa.com' };
const eva = { id: '6f1d2c3b-0000-4000-8000-000000000002', email: 'eva@otra.com' };
const KEY = 'aplica-ia-session';
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const sessionOf = (user: typeof ana, expires_at = inAnHour()) => ({
  access_token: `token of ${user.email}`,
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at,
  user,
});
const store = (user: typeof ana, expires_at?: number) =>
  localStorage.setItem(KEY, JSON.stringify(sessionOf(user, expires_at)));

let calls: string[] = [];
let answer: (path: string) => Response | Promise<Response>;
const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

/** A limit for waits that hang. */
const LONG_WAIT = { timeout: 30_000 };

/** A store as in a page just opened. */
async function openTab() {
  await beginPage();
  return sessionStore();
}

beforeEach(() => {
  calls = [];
  answer = () => json(200, sessionOf(ana));
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    calls.push(pathname + search);
    return answer(pathname);
  });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await restoreCode('#lib/backend/backend-client.ts');
});

/** A chunk that cannot be fetched. */
const loseClient = () => loseCode('#lib/backend/backend-client.ts');

test('a valid session needs no client until it has to be exchanged', async () => {
  vi.useFakeTimers();
  const load = vi.fn();
  await replaceCode('#lib/backend/backend-client.ts', async (original) => {
    load();
    return original();
  });
  store(ana);
  const tab = await openTab();
  expect(await tab.ready()).toMatchObject({ status: 'signed-in', session: { user: ana } });
  await vi.advanceTimersByTimeAsync(3500_000);
  expect(load).not.toHaveBeenCalled();
  expect(calls).toEqual([]);
  answer = () => json(200, { ...sessionOf(ana), access_token: 'exchanged' });
  await vi.advanceTimersByTimeAsync(30_000);
  while (tab.current().session?.access_token !== 'exchanged') await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toEqual(['/auth/v1/token?grant_type=refresh_token']);
});

test('a session that expires offline stays, so the learner can go on working', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers();
  store(ana);
  answer = unreachable;
  const tab = await openTab();
  await tab.ready();
  await vi.advanceTimersByTimeAsync(3600_000);
  while (calls.length === 0) await vi.advanceTimersByTimeAsync(1000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tab.current()).toMatchObject({ status: 'signed-in', isUnreachable: false });
});

test.each(['', 'null', '{"user":', '{"user":{"id":"x"},"expires_at":99999999999}'])(
  'a malformed stored session (%s) does not sign a learner in',
  async (text) => {
    localStorage.setItem(KEY, text);
    expect(await (await openTab()).ready()).toMatchObject({ session: null });
  },
);

test('the session follows a client that other code loads', async () => {
  store(ana);
  const tab = await openTab();
  await tab.ready();
  const client = await getSupabase();
  await client.auth.signOut({ scope: 'local' });
  await expect.poll(() => tab.current().status, LONG_WAIT).toBe('signed-out');
});

test('a tab without a client takes over the session that another one has exchanged', async () => {
  store(ana);
  await loseClient();
  const tab = await openTab();
  await tab.ready();
  store(eva);
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: localStorage.getItem(KEY) }));
  expect(tab.current().session?.user).toEqual(eva);
});

test('a client that cannot load does not sign the learner out, and works once it loads', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  store(ana, 1);
  await loseClient();
  const tab = await openTab();
  expect(await tab.ready()).toMatchObject({ status: 'loading', isUnreachable: true });
  expect(localStorage.getItem(KEY)).not.toBeNull();
  await restoreCode('#lib/backend/backend-client.ts');
  await tab.retry();
  expect(tab.current()).toMatchObject({ status: 'signed-in', isUnreachable: false });
});

test('an expired session survives offline and is exchanged once the connection is back', async () => {
  // The client reports the failed exchange on the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers();
  store(ana, 1);
  answer = unreachable;
  const tab = await openTab();
  const ready = tab.ready();
  while (!tab.current().isUnreachable) await vi.advanceTimersByTimeAsync(1000);
  await ready;
  expect(localStorage.getItem(KEY)).not.toBeNull();
  answer = () => json(200, sessionOf(ana));
  const retried = tab.retry();
  while (tab.current().isUnreachable) await vi.advanceTimersByTimeAsync(1000);
  await retried;
  expect(tab.current()).toMatchObject({ status: 'signed-in' });
});

test('a session that the server refuses has ended', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  store(ana, 1);
  answer = () => json(400, { error_code: 'refresh_token_not_found', msg: 'gone' });
  const tab = await openTab();
  expect(await tab.ready()).toMatchObject({ status: 'signed-out' });
});

test('a session in the fragment of a foreign address changes nothing', async () => {
  const foreign = new URLSearchParams({
    access_token: 'foreign',
    refresh_token: 'foreign',
    expires_in: '3600',
    token_type: 'bearer',
    type: 'signup',
  });
  answer = () => json(200, eva);
  history.replaceState(null, '', `/#${foreign}`);
  expect(await (await openTab()).ready()).toMatchObject({ status: 'signed-out' });

  store(ana);
  const { session } = await (await openTab()).ready();
  expect(session?.user.email).toBe(ana.email);
  expect(localStorage.getItem(KEY)).toContain(ana.email);
  expect(calls).toEqual([]);
});

async function recover() {
  const tab = await openTab();
  await openMailLink({ tokenHash: 'abc', type: 'recovery', redirect: '/' });
  return tab;
}

test('saving the new password ends the recovery', async () => {
  const tab = await recover();
  expect(tab.current()).toMatchObject({ status: 'signed-in', isRecovering: true });
  answer = () => json(200, ana);
  await setPassword('una clave nueva');
  expect(tab.current()).toMatchObject({ status: 'signed-in', isRecovering: false });
  expect(await (await openTab()).ready()).toMatchObject({ isRecovering: false });
});

test('a recovery survives a reload, and belongs to one account', async () => {
  await recover();
  expect(await (await openTab()).ready()).toMatchObject({ isRecovering: true });
  store(eva);
  expect(await (await openTab()).ready()).toMatchObject({ isRecovering: false });
});

test('other tabs can end a recovery here but never start one', async () => {
  const other = new BroadcastChannel(KEY);
  const tab = await openTab();
  store(ana);
  await tab.connect();
  other.postMessage({ event: 'PASSWORD_RECOVERY', session: sessionOf(ana) });
  // Messages arrive in order: once this one has, so has the one before.
  other.postMessage({ event: 'TOKEN_REFRESHED', session: { ...sessionOf(ana), access_token: 'exchanged' } });
  await expect.poll(() => tab.current().session?.access_token, LONG_WAIT).toBe('exchanged');
  expect(tab.current()).toMatchObject({ status: 'signed-in', isRecovering: false });
  tab.beginRecovery(ana.id);
  expect(tab.current().isRecovering).toBe(true);
  other.postMessage({ event: 'USER_UPDATED', session: sessionOf(ana) });
  await expect.poll(() => tab.current().isRecovering, LONG_WAIT).toBe(false);
  expect(tab.current().status).toBe('signed-in');
  other.close();
});

test('a running exchange does not store the session again after sign-out', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  store(ana, 1);
  let exchange: (response: Response) => void = () => undefined;
  answer = () => new Promise((resolve) => (exchange = resolve));
  const tab = await openTab();
  const ready = tab.ready();
  await expect.poll(() => calls, LONG_WAIT).toEqual(['/auth/v1/token?grant_type=refresh_token']);
  forgetStoredSession();
  tab.end();
  exchange(json(200, sessionOf(ana)));
  await ready;
  await (await tab.connect()).auth.getSession();
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(tab.current()).toMatchObject({ status: 'signed-out' });
  expect(calls).toHaveLength(1);
});

test('a tab without a client notices that another one signed out', async () => {
  store(ana);
  await loseClient();
  const tab = await openTab();
  await tab.ready();
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null }));
  expect(tab.current()).toMatchObject({ status: 'signed-out', isUnreachable: false });
});
