import type { BackendClient } from './backend-client.ts';
import { env } from './env.ts';

/** Also read by src/boot, before the first paint. */
export const SESSION_KEY = 'aplica-ia-session';

let client: Promise<BackendClient> | undefined;
let isMailLate = false;

/** Whether the mail of the last call that caused one has to wait. Only the answer's header says so, which the client hides. */
export const mailIsLate = () => isMailLate;

const noteMailDelivery: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const delivery = response.headers.get('x-mail-delivery');
  if (delivery) isMailLate = delivery === 'later';
  return response;
};

/** The one client of the backend, loaded when first needed so that public pages do not wait for it. */
export function getSupabase(): Promise<BackendClient> {
  client ??= import('./backend-client.ts').then(({ createBackendClient }) =>
    createBackendClient({
      url: env.supabaseUrl,
      anonKey: env.supabaseAnonKey,
      storageKey: SESSION_KEY,
      fetch: noteMailDelivery,
    }),
  );
  // A chunk that failed to load (a lost connection) must be asked for again next time.
  client.catch(() => (client = undefined));
  return client;
}
