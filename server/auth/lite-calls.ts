import { askAccount, isSessionOpen } from '#server/accounts/own-account.ts';
import { signedOut } from '#server/accounts/refusals.ts';
import type { Asked, Caller, School } from '#server/accounts/school.ts';
import { apiError } from '#server/http/api-errors.ts';
import type { LiteRequest } from './ask-lite.ts';

/** The calls that @supabase/lite answers well: it gets them rewritten from the values that were read. */

export const signOut = (school: School, { query: { scope }, caller }: Asked<{ scope: string }>) =>
  askAccount(school, { method: 'POST', path: '/auth/v1/logout', query: { scope }, token: caller.token });

export const readUser = (school: School, { caller }: Asked) =>
  askAccount(school, { method: 'GET', path: '/auth/v1/user', token: caller.token });

type Filter = Record<string, string | undefined>;

/** Data for a session that is still there: a token outlives sign-out and account, and lite would go on answering it. */
async function askAsLearner({ askLite, db }: School, { token, claims }: Caller, request: LiteRequest) {
  const isOpen = claims !== null && (await isSessionOpen(db, claims));
  return isOpen ? askLite({ ...request, token }) : signedOut();
}

export const readProgress = (school: School, { query, caller }: Asked<Filter>) =>
  askAsLearner(school, caller, { method: 'GET', path: '/rest/v1/module_progress', query });

export const exportProgress = ({ askLite }: School, { query }: Asked<Filter>) =>
  askLite({ method: 'GET', path: '/rest/v1/module_progress', query, key: 'secret' });

/** The database refuses what is no module, too, but lite would write the refusal of every typing error into the log. */
export async function completeModule(
  school: School,
  { body, caller }: Asked<unknown, { module_num: number | null }>,
) {
  const { module_num } = body;
  if (module_num === null || ![1, 2, 3, 4, 5, 6].includes(module_num)) {
    return apiError(400, '22023', 'El módulo debe ser un número del 1 al 6.');
  }
  const path = '/rest/v1/rpc/complete_module';
  return askAsLearner(school, caller, { method: 'POST', path, body: { module_num } });
}

export const readMyData = (school: School, { caller }: Asked) =>
  askAsLearner(school, caller, { method: 'POST', path: '/rest/v1/rpc/my_data', body: {} });
