import { saysSessionEnded } from './session-end.ts';

const LONGEST_WAIT_MS = 15_000;

/** An abort, not a timeout: the data client tries a read three more times after a timeout, and reads nothing else meanwhile. */
function endInTime(caller: AbortSignal | null | undefined): AbortSignal {
  const limit = new AbortController();
  const end = () => limit.abort();
  setTimeout(end, LONGEST_WAIT_MS);
  if (caller?.aborted) end();
  caller?.addEventListener('abort', end, { once: true });
  return limit.signal;
}

/** Undefined if the answer is not JSON: a proxy or a router sent it, not the school. */
const readCopy = (response: Response): Promise<unknown> =>
  response
    .clone()
    .json()
    .catch(() => undefined);

const isSession = (body: unknown) =>
  typeof (body as { access_token?: unknown } | null)?.access_token === 'string';

/**
 * The auth client forgets the session whenever a token exchange brings neither a new session nor a server error. So we pass on
 * a refusal only if the school itself says that the session is over.
 */
const settlesExchange = (response: Response, body: unknown) =>
  response.ok ? isSession(body) : saysSessionEnded(body);

/** Limits the time of every request. An answer that the school did not send counts as a lost connection. */
export async function schoolFetch(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(input, { ...init, signal: endInTime(init?.signal) });
  const { href } = new URL(input instanceof Request ? input.url : input);
  const isExchange = href.endsWith('/auth/v1/token?grant_type=refresh_token');
  if (response.status >= 500 || (response.ok && !isExchange)) return response;
  const body = await readCopy(response);
  if (body === undefined || (isExchange && !settlesExchange(response, body)))
    throw new TypeError(`The school did not give this answer (${response.status})`);
  return response;
}
