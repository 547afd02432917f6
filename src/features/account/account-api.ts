import { cuenta } from '#content.ts';
import { env } from '#lib/env.ts';
import { getSupabase } from '#lib/backend/supabase.ts';

type Reason = keyof typeof cuenta.failures;

/** Why the call failed, in Spanish. */
class AccountError extends Error {
  override readonly name = 'AccountError';

  constructor(reason: Reason) {
    super(cuenta.failures[reason]);
  }
}

const reasonsByCode: Record<string, Reason> = {
  current_password_invalid: 'password',
  invalid_credentials: 'password',
  session_not_found: 'signedOut',
  user_not_found: 'signedOut',
};

function reasonOf(status: number, code = ''): Reason {
  const known = reasonsByCode[code];
  if (known) return known;
  if (status === 0) return 'network';
  if (status === 401) return 'signedOut';
  if (status === 429) return 'tooMany';
  return [502, 503, 504].includes(status) ? 'busy' : 'other';
}

/** The client's code failed to load, or its answer is malformed. */
export const explain = (error: unknown) =>
  error instanceof AccountError ? error.message : cuenta.failures.network;

export async function readMyData(): Promise<unknown> {
  const client = await getSupabase();
  const { data, error, status } = await client.rpc('my_data');
  if (error) throw new AccountError(reasonOf(status, error.code));
  return data;
}

/**
 * Our own server takes the password with the call. A Supabase project has no server of ours in front: it deletes an account
 * only with a session that the password has just opened (docs/decisions/0018).
 */
export async function deleteAccount(email: string, password: string): Promise<void> {
  const client = await getSupabase();
  if (!env.isOwnServer) {
    const { error } = await client.auth.signInWithPassword({ email, password });
    if (error) throw new AccountError(reasonOf(error.status ?? 0, error.code));
  }
  const { error, status } = await client.rpc('delete_my_account', env.isOwnServer ? { password } : {});
  if (error) throw new AccountError(reasonOf(status, error.code));
}
