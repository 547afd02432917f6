import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loseCode, restoreCode } from '#lib/testing/code-on-demand.ts';
import { visits } from '#lib/testing/visits.ts';
import { sessionStore } from './session-store.ts';
import { signOut, SIGNED_OUT_KEY } from './sign-out.ts';

const KEY = 'aplica-ia-session';
const ana = { id: '6f1d2c3b-0000-4000-8000-000000000001', email: 'ana@empresa.com' };
const session = {
  access_token: 'token of Ana',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: ana,
};

const request = vi.fn<typeof fetch>();

beforeEach(() => {
  request.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', request);
  localStorage.setItem(KEY, JSON.stringify(session));
});
afterEach(async () => {
  await restoreCode('#lib/backend/backend-client.ts');
  vi.unstubAllGlobals();
});

const status = () => sessionStore().current().status;
const offer = () => sessionStorage.getItem(SIGNED_OUT_KEY);

test('signing out sends a request that outlives the page and needs no client', async () => {
  await loseCode('#lib/backend/backend-client.ts');
  await sessionStore().ready();
  signOut();
  expect(request.mock.calls).toEqual([
    [
      `${location.origin}/auth/v1/logout?scope=global`,
      { method: 'POST', keepalive: true, headers: { apikey: 'test', Authorization: 'Bearer token of Ana' } },
    ],
  ]);
  expect(visits).toEqual([{ address: '/', isInstead: false }]);
  expect(offer()).toBe(ana.id);
});

test('signing out without a connection still ends the session in this browser', async () => {
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  await sessionStore().ready();
  signOut();
  expect([localStorage.getItem(KEY), status()]).toEqual([null, 'signed-out']);
  expect(visits).toEqual([{ address: '/', isInstead: false }]);
});

test('after an account is deleted, signing out sends no request and offers nothing', async () => {
  await sessionStore().ready();
  signOut({ hasEnded: true });
  expect([localStorage.getItem(KEY), status(), offer()]).toEqual([null, 'signed-out', null]);
  expect(request).not.toHaveBeenCalled();
  expect(visits).toEqual([{ address: '/', isInstead: false }]);
});
