import type { Asked, School } from '#server/accounts/school.ts';
import { apiError } from '#server/http/api-errors.ts';

/** The calls that @supabase/lite answers well: it gets them rewritten from the values that were read. */

/**
 * It reads, revokes and writes in separate steps: a session that ends in between is a failure to it. Asked again, it
 * finds out that the session is gone.
 */
export async function refresh({ askLite }: School, { body }: Asked<unknown, { refresh_token: string }>) {
  const ask = () =>
    askLite({
      method: 'POST',
      path: '/auth/v1/token',
      query: { grant_type: 'refresh_token' },
      body: { refresh_token: body.refresh_token },
    });
  const answer = await ask();
  return answer.status === 500 ? ask() : answer;
}

export const signOut = ({ askLite }: School, { query, caller }: Asked<{ scope: string }>) =>
  askLite({ method: 'POST', path: '/auth/v1/logout', query: { scope: query.scope }, token: caller.token });

export const readUser = ({ askLite }: School, { caller }: Asked) =>
  askLite({ method: 'GET', path: '/auth/v1/user', token: caller.token });

type Filter = Record<string, string | undefined>;

export const readProgress = ({ askLite }: School, { query, caller }: Asked<Filter>) =>
  askLite({ method: 'GET', path: '/rest/v1/module_progress', query, token: caller.token });

export const exportProgress = ({ askLite }: School, { query }: Asked<Filter>) =>
  askLite({ method: 'GET', path: '/rest/v1/module_progress', query, key: 'secret' });

/** The database refuses what is no module, too, but lite would write the refusal of every typing error into the log. */
export async function completeModule(
  { askLite }: School,
  { body, caller }: Asked<unknown, { module_num: number | null }>,
) {
  const { module_num } = body;
  if (module_num === null || ![1, 2, 3, 4, 5, 6].includes(module_num)) {
    return apiError(400, '22023', 'El módulo debe ser un número del 1 al 6.');
  }
  return askLite({
    method: 'POST',
    path: '/rest/v1/rpc/complete_module',
    body: { module_num },
    token: caller.token,
  });
}
