import type { BackendClient } from './backend-client.ts';
import { showBootFailure } from '#lib/boot-failure.ts';
import { env } from '#lib/env.ts';
import { currentStores, type Stores } from '#lib/stores.ts';

/** Also read by src/boot, before the first paint. */
export const SESSION_KEY = 'aplica-ia-session';

/** The one client of the backend, loaded when first needed: most pages ask the server nothing. */
export function createBackend({ ended }: Stores) {
  let client: Promise<BackendClient> | undefined;
  let onLoaded: (() => void) | undefined;
  let isMailLate = false;

  function noteMailDelivery({ headers }: Response) {
    const delivery = headers.get('x-mail-delivery');
    if (delivery) isMailLate = delivery === 'later';
  }

  const load = () =>
    import('./backend-client.ts').then(({ createBackendClient }) =>
      createBackendClient({
        url: env.supabaseUrl,
        anonKey: env.supabaseAnonKey,
        storageKey: SESSION_KEY,
        onAnswer: noteMailDelivery,
        ended,
      }),
    );

  return {
    client(): Promise<BackendClient> {
      if (client) return client;
      client = load();
      // Lost on the way: some browsers fetch it again the next time, Chrome only after a reload, which the bar offers.
      client.then(onLoaded, (error: unknown) => {
        client = undefined;
        showBootFailure(error);
      });
      return client;
    },

    /** Whoever keeps the session must hear what the client does with it, also where somebody else loaded the client. */
    whenLoaded: (follow: () => void) => void (onLoaded = follow),

    /** Whether the mail of the last call that caused one has to wait. Only the answer's header says so, which the client hides. */
    mailIsLate: () => isMailLate,
  };
}

const backend = () => currentStores().of(createBackend);

export const getSupabase = () => backend().client();
export const mailIsLate = () => backend().mailIsLate();
