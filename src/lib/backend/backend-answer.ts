import { getSupabase } from './supabase.ts';

/** The call needs a learner and there is none, or no longer. */
export class SignedOutError extends Error {
  override readonly name = 'SignedOutError';
}

interface Answer {
  error: { message: string } | null;
  status: number;
}

/** No answer, or none for now (502 to 504): that says nothing about the session. */
const isUnreachable = (error: { name: string } | null) => error?.name === 'AuthRetryableFetchError';

/** Throws what the backend refused: SignedOutError if the session is the reason. */
export async function throwIfRefused({ error, status }: Answer): Promise<void> {
  if (!error) return;
  const { auth } = await getSupabase();
  // A refresh token that no longer works leaves no session, and the call went out as a visitor's. Without a connection
  // an expired one cannot be exchanged, which looks the same but for the error.
  const { data, error: sessionError } = await auth.getSession();
  if (isUnreachable(sessionError)) throw sessionError;
  if (status === 401 || !data.session) throw new SignedOutError(error.message);
  throw new Error(error.message);
}

/** Asks the server who the learner is, so that an ended session is told apart from a call that failed. */
export async function requireUser(): Promise<void> {
  const { auth } = await getSupabase();
  const { data, error } = await auth.getUser();
  if (!data.user) throw isUnreachable(error) ? error : new SignedOutError(error?.message);
}

/** Forgets a session that the server no longer accepts; the app then leads to /auth and back. */
export async function forgetSession(): Promise<void> {
  const { auth } = await getSupabase();
  await auth.signOut({ scope: 'local' });
}
