/** Errors in the shape that supabase-js reads: `msg` and `error_code` for auth, `message` and `code` for data. */
export function apiError(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
  details: Record<string, unknown> = {},
): Response {
  return Response.json(
    { code, error_code: code, msg: message, message, ...details },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  );
}

/** PostgREST's errors have two more fields, which postgrest-js passes on. */
export const dataError = (
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response => apiError(status, code, message, headers, { details: null, hint: null });

const seconds = (count: number) => (count === 1 ? '1 segundo' : `${count} segundos`);

export const tooManyRequests = (retryAfter: number, code = 'over_request_rate_limit') =>
  apiError(429, code, `Demasiados intentos. Espera ${seconds(retryAfter)} y vuelve a probar.`, {
    'Retry-After': String(retryAfter),
  });

export const serverBusy = (retryAfter: number) =>
  apiError(503, 'server_busy', `El servidor está ocupado. Espera ${seconds(retryAfter)} y vuelve a probar.`, {
    'Retry-After': String(retryAfter),
  });

/** The disk is full or the database is restarting: nothing was stored, and a retry may work. */
export const databaseUnavailable = () =>
  apiError(
    503,
    'database_unavailable',
    'Ahora mismo no podemos leer ni guardar datos. Vuelve a probar en un momento.',
    { 'Retry-After': '5' },
  );
