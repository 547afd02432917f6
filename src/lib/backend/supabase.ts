import type { BackendClient } from './backend-client.ts';
import { showBootFailure } from '#lib/boot.ts';
import { env } from '#lib/env.ts';
import { currentStores, type Stores } from '#lib/stores.ts';

/** Also read by src/boot, before the first paint. */
export const SESSION_KEY = 'aplica-ia-session';

/** The only client of the backend, loaded when first needed: most pages make no calls. */
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
      // The code did not arrive: some browsers fetch it again next time, Chrome only after a reload, which the bar offers.
      client.then(onLoaded, (error: unknown) => {
        client = undefined;
        showBootFailure(error);
      });
      return client;
    },

    /** For the session store, which must follow the client even if another part of the page loaded it. */
    whenLoaded: (follow: () => void) => void (onLoaded = follow),

    /** True if the last mail has to wait. Only a header of the answer says so, and the client hides it. */
    mailIsLate: () => isMailLate,
  };
}

const backend = () => currentStores().of(createBackend);

export const getSupabase = () => backend().client();
export const mailIsLate = () => backend().mailIsLate();
