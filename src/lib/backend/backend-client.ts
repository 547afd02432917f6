import { AuthClient } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { saysSessionEnded } from './session-end.ts';

const LONGEST_WAIT_MS = 15_000;

/** An abort, not a timeout: the data client tries a read three more times after a timeout, and reads nothing else meanwhile. */
function endInTime(caller: AbortSignal | null | undefined): AbortSignal {
  const limit = new AbortController();
  const end = () => limit.abort();
  setTimeout(end, LONGEST_WAIT_MS);
  if (caller?.aborted) end();
  caller?.addEventListener('abort', end, { once: true });
  return limit.signal;
}

/** Undefined if the answer is not JSON: a proxy or a router sent it, not the school. */
const readCopy = (response: Response): Promise<unknown> =>
  response
    .clone()
    .json()
    .catch(() => undefined);

const isSession = (body: unknown) =>
  typeof (body as { access_token?: unknown } | null)?.access_token === 'string';

/**
 * The auth client forgets the session whenever a token exchange brings neither a new session nor a server error. So we pass on
 * a refusal only if the school itself says that the session is over.
 */
const settlesExchange = (response: Response, body: unknown) =>
  response.ok ? isSession(body) : saysSessionEnded(body);

/** Limits the time of every request. An answer that the school did not send counts as a lost connection. */
async function schoolFetch(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(input, { ...init, signal: endInTime(init?.signal) });
  const { href } = new URL(input instanceof Request ? input.url : input);
  const isExchange = href.endsWith('/auth/v1/token?grant_type=refresh_token');
  if (response.status >= 500 || (response.ok && !isExchange)) return response;
  const body = await readCopy(response);
  if (body === undefined || (isExchange && !settlesExchange(response, body)))
    throw new TypeError(`The school did not give this answer (${response.status})`);
  return response;
}

interface Options {
  url: string;
  anonKey: string;
  storageKey: string;
  /** Called with every answer. */
  onAnswer: (answer: Response) => void;
  /** Aborts when the page ends. */
  ended: AbortSignal;
}

/**
 * supabase-js, assembled from its own packages: the school needs accounts and data, but not realtime, storage and functions
 * (docs/decisions/0008). Calls, headers and session rules are those of `createClient`.
 */
export function createBackendClient({ url, anonKey, storageKey, onAnswer, ended }: Options) {
  const fetch: typeof globalThis.fetch = async (...request) => {
    // A rejection would make the client try again later.
    if (ended.aborted) return new Promise(() => undefined);
    const answer = await schoolFetch(...request);
    onAnswer(answer);
    return answer;
  };
  const headers = { apikey: anonKey, Authorization: `Bearer ${anonKey}` };
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    headers,
    storageKey,
    fetch,
    persistSession: true,
    autoRefreshToken: true,
    // An attacker can put their own session into the fragment of a link. Our mails use a token hash and a button.
    detectSessionInUrl: false,
  });
  ended.addEventListener('abort', () => void auth.dispose());

  /** Anonymous access uses the key; once a session exists, the user's access token replaces it (spec section 1). */
  const fetchAsCaller: typeof fetch = async (input, init) => {
    const { data } = await auth.getSession();
    const sent = new Headers(init?.headers);
    sent.set('apikey', anonKey);
    sent.set('Authorization', `Bearer ${data.session?.access_token ?? anonKey}`);
    return fetch(input, { ...init, headers: sent });
  };
  const data = new PostgrestClient(`${url}/rest/v1`, { schema: 'public', fetch: fetchAsCaller });

  return { auth, from: data.from.bind(data), rpc: data.rpc.bind(data) };
}

export type BackendClient = ReturnType<typeof createBackendClient>;
