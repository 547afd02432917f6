import { AuthClient } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { schoolFetch } from './school-fetch.ts';

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
