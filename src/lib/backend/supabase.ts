import type { BackendClient } from './backend-client.ts';
import { showBootFailure } from '#lib/boot-failure.ts';
import { env } from '#lib/env.ts';

/** Also read by src/boot, before the first paint. */
export const SESSION_KEY = 'aplica-ia-session';

let client: Promise<BackendClient> | undefined;
let onLoaded: (() => void) | undefined;
let isMailLate = false;

/** Whether the mail of the last call that caused one has to wait. Only the answer's header says so, which the client hides. */
export const mailIsLate = () => isMailLate;

function noteMailDelivery({ headers }: Response) {
  const delivery = headers.get('x-mail-delivery');
  if (delivery) isMailLate = delivery === 'later';
}

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
      onAnswer: noteMailDelivery,
    }),
  );
  // Lost on the way: some browsers fetch it again the next time, Chrome only after a reload, which the bar offers.
  client.then(onLoaded, (error: unknown) => {
    client = undefined;
    showBootFailure(error);
  });
  return client;
}
