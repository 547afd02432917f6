import { vi } from 'vitest';
import { openPage, openUntouched } from './open-page.tsx';

export const learner = { id: '6f1d2c3b-0000-4000-8000-000000000001', email: 'ana@empresa.com' };

interface Call {
  method: string;
  path: string;
  body: unknown;
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const sessionFor = (secondsLeft: number) => ({
  access_token: 'token',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
  user: { ...learner, aud: 'authenticated' },
});

const whenAborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason as DOMException)),
  );

/**
 * A backend in memory, which the real supabase-js calls through `fetch`. A test makes it fail by replacing one
 * of its answers.
 */
export function fakeBackend() {
  const rows: { user_id: string; module_number: number; completed_at: string }[] = [];
  const calls: Call[] = [];
  const answers = {
    /** The index of the school's search; empty unless a test writes one. */
    schoolIndex: (): Response | Promise<Response> => json(200, { places: [], synonyms: [] }),
    token: (): Response | Promise<Response> => json(200, sessionFor(3600)),
    progress: (): Response | Promise<Response> => json(200, rows),
    complete: (module: number): Response | Promise<Response> => {
      rows.push({ user_id: learner.id, module_number: module, completed_at: '2026-11-15 12:20:50.452+00' });
      return json(200, null);
    },
  };
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const body = JSON.parse(String(init?.body ?? 'null')) as { module_num?: number } | null;
    calls.push({ method: init?.method ?? 'GET', path: decodeURIComponent(pathname + search), body });
    return Promise.race([answerTo(pathname, body), whenAborted(init?.signal)]);
  });
  const answerTo = (pathname: string, body: { module_num?: number } | null) => {
    if (pathname === '/school-index.json') return answers.schoolIndex();
    if (pathname === '/auth/v1/token') return answers.token();
    if (pathname === '/rest/v1/module_progress') return answers.progress();
    if (pathname === '/rest/v1/rpc/complete_module') return answers.complete(body?.module_num ?? 0);
    if (pathname === '/auth/v1/logout') return new Response(null, { status: 204 });
    return json(404, { message: `${pathname} is not part of the fake` });
  };
  const done = (...modules: number[]) => {
    for (const module of modules) void answers.complete(module);
  };
  return { calls, answers, done, json };
}

const signIn = (secondsLeft = 3600) =>
  localStorage.setItem('aplica-ia-session', JSON.stringify(sessionFor(secondsLeft)));

/** Opens a page as a signed-in learner. */
export async function openAsLearner(address: string) {
  signIn();
  await openPage(address);
}

/** Opens a page as a learner who returns a day later: the client must exchange the session first. */
export async function openWithExpiredSession(address: string) {
  signIn(-3600);
  await openPage(address);
}

/** Opens a page as a signed-in learner who has not touched it: only islands of policy `now` mount. */
export async function openUntouchedAsLearner(...page: Parameters<typeof openUntouched>) {
  signIn();
  await openUntouched(...page);
}
