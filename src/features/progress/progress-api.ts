import { getSupabase } from '#lib/supabase.ts';

export interface ModuleProgress {
  user_id: string;
  module_number: number;
  completed_at: string;
}

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

async function refuse({ error, status }: Answer) {
  if (!error) return;
  const { auth } = await getSupabase();
  // A refresh token that no longer works leaves no session, and the call went out as a visitor's. Without a connection
  // an expired one cannot be exchanged, which looks the same but for the error.
  const { data, error: sessionError } = await auth.getSession();
  if (isUnreachable(sessionError)) throw sessionError;
  if (status === 401 || !data.session) throw new SignedOutError(error.message);
  throw new Error(error.message);
}

/** Specification, section 7: all columns, own rows, by number. */
export async function readProgress(userId: string): Promise<ModuleProgress[]> {
  const client = await getSupabase();
  const answer = await client
    .from('module_progress')
    .select('*')
    .eq('user_id', userId)
    .order('module_number', { ascending: true });
  await refuse(answer);
  return (answer.data ?? []) as ModuleProgress[];
}

/** Asks who the learner is before writing, so that an ended session is told apart from a failure. */
export async function completeModule(module: number): Promise<void> {
  const client = await getSupabase();
  const { data, error } = await client.auth.getUser();
  if (!data.user) throw isUnreachable(error) ? error : new SignedOutError(error?.message);
  await refuse(await client.rpc('complete_module', { module_num: module }));
}

/** Forgets a session that the server no longer accepts; the app then leads to /auth and back. */
export async function forgetSession(): Promise<void> {
  const client = await getSupabase();
  await client.auth.signOut({ scope: 'local' });
}
