import type { SupabaseClient } from '@supabase/supabase-js';
import { env } from './env.ts';

/** Also read by the pre-paint script of index.html. */
export const SESSION_KEY = 'aplica-ia-session';

let client: Promise<SupabaseClient> | undefined;

/** The one client of the backend, loaded when first needed so that public pages do not wait for it. */
export function getSupabase(): Promise<SupabaseClient> {
  client ??= import('@supabase/supabase-js').then(({ createClient }) =>
    createClient(env.supabaseUrl, env.supabaseAnonKey, {
      auth: {
        storageKey: SESSION_KEY,
        persistSession: true,
        autoRefreshToken: true,
        detectSessionInUrl: true,
      },
    }),
  );
  // A chunk that failed to load (a lost connection) must be asked for again next time.
  client.catch(() => (client = undefined));
  return client;
}
