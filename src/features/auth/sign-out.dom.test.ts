import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const goTo = vi.hoisted(() => vi.fn<(address: string) => void>());
vi.mock('#lib/go.ts', () => ({ goTo }));

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
  vi.resetModules();
  goTo.mockReset();
  request.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', request);
  localStorage.setItem(KEY, JSON.stringify(session));
});
afterEach(() => {
  vi.doUnmock('#lib/backend/backend-client.ts');
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

async function open() {
  const store = await import('./session-store.ts');
  await store.sessionReady();
  const { signOut, SIGNED_OUT_KEY } = await import('./sign-out.ts');
  return {
    signOut,
    status: () => store.currentSession().status,
    offer: () => sessionStorage.getItem(SIGNED_OUT_KEY),
  };
}

test('the server hears of it by a request that outlives the page and needs no client', async () => {
  vi.doMock('#lib/backend/backend-client.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { signOut, offer } = await open();
  signOut();
  expect(request.mock.calls).toEqual([
    [
      `${location.origin}/auth/v1/logout?scope=global`,
      { method: 'POST', keepalive: true, headers: { apikey: 'test', Authorization: 'Bearer token of Ana' } },
    ],
  ]);
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/');
  expect(offer()).toBe(ana.id);
});

test('without a connection the session ends here all the same', async () => {
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  const { signOut, status } = await open();
  signOut();
  expect([localStorage.getItem(KEY), status()]).toEqual([null, 'signed-out']);
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/');
});

test('of a session that ended with its account nobody need be told, and nothing is offered', async () => {
  const { signOut, status, offer } = await open();
  signOut({ hasEnded: true });
  expect([localStorage.getItem(KEY), status(), offer()]).toEqual([null, 'signed-out', null]);
  expect(request).not.toHaveBeenCalled();
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/');
});
