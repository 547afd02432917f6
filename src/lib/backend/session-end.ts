/** Codes of GoTrue and PostgREST for a session that is over, or for a token that will not be good again. */
const ENDED = new Set([
  'bad_jwt',
  'no_authorization',
  'refresh_token_already_used',
  'refresh_token_not_found',
  'session_expired',
  'session_not_found',
  'user_banned',
  'user_not_found',
  'PGRST301',
  'PGRST302',
]);

interface Refusal {
  name?: unknown;
  code?: unknown;
  error_code?: unknown;
  message?: unknown;
}

/**
 * Whether an answer, or the error that the client made of it, says that the session is over. A limit, a fault or a proxy on
 * the way says nothing about it.
 */
export function saysSessionEnded(refusal: unknown): boolean {
  const { name, code, error_code, message } = (refusal ?? {}) as Refusal;
  // PGRST303 also stands for clocks that differ, which pass.
  if (code === 'PGRST303') return message === 'JWT expired';
  return name === 'AuthSessionMissingError' || [code, error_code].some((said) => ENDED.has(said as string));
}
