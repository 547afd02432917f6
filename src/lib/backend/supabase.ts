import type { BackendClient } from './backend-client.ts';
import { showBootFailure } from '#lib/boot-failure.ts';
import { env } from '#lib/env.ts';
import { schoolFetch } from './school-fetch.ts';

/** Also read by src/boot, before the first paint. */
export const SESSION_KEY = 'aplica-ia-session';

let client: Promise<BackendClient> | undefined;
let onLoaded: (() => void) | undefined;

/** Whoever keeps the session must hear what the client does with it, also where somebody else loaded the client. */
export const whenClientLoads = (follow: () => void) => void (onLoaded = follow);

/** The one client of the backend, loaded when first needed: most pages ask the server nothing. */
export function getSupabase(): Promise<BackendClient> {
  if (client) return client;
  client = import('./backend-client.ts').then(({ createBackendClient }) =>
    createBackendClient({
      url: env.supabaseUrl,
      anonKey: env.supabaseAnonKey,
      storageKey: SESSION_KEY,
      fetch: schoolFetch,
    }),
  );
  // Lost on the way: some browsers fetch it again the next time, Chrome only after a reload, which the bar offers.
  client.then(onLoaded, (error: unknown) => {
    client = undefined;
    showBootFailure(error);
  });
  return client;
}
