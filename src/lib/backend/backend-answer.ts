import { saysSessionEnded } from './session-end.ts';
import { getSupabase } from './supabase.ts';

/** The call needs a learner who is signed in, and there is none. */
export class SignedOutError extends Error {
  override readonly name = 'SignedOutError';
}

interface Answer {
  error: { message: string; code?: string } | null;
}

/** Throws the backend's refusal: SignedOutError if the session is the reason. */
export async function throwIfRefused({ error }: Answer): Promise<void> {
  if (!error) return;
  const { auth } = await getSupabase();
  // A refresh token that no longer works leaves no session, and the client made the call as a visitor. An exchange that
  // failed for another reason differs only in its error.
  const { data, error: sessionError } = await auth.getSession();
  const isGone = !data.session && (!sessionError || saysSessionEnded(sessionError));
  if (isGone || saysSessionEnded(error)) throw new SignedOutError(error.message);
  throw sessionError ?? new Error(error.message);
}

/** Forgets a session that the server no longer accepts; the page then leads to /auth and back. */
export async function forgetSession(): Promise<void> {
  const { auth } = await getSupabase();
  await auth.signOut({ scope: 'local' });
}
