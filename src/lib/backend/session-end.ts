/** Codes of GoTrue and PostgREST for a session that is over, or a token that will never be valid again. */
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
 * True if an answer, or the client's error for it, says that the session is over. A rate limit, a server error or a proxy
 * says nothing about the session.
 */
export function saysSessionEnded(refusal: unknown): boolean {
  const { name, code, error_code, message } = (refusal ?? {}) as Refusal;
  // PGRST303 also means that the clocks differ, which passes.
  if (code === 'PGRST303') return message === 'JWT expired';
  return name === 'AuthSessionMissingError' || [code, error_code].some((value) => ENDED.has(value as string));
}
