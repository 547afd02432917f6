import { saysSessionEnded } from './session-end.ts';

const LONGEST_WAIT_MS = 15_000;

/** An abort and not a timeout: the data client repeats a reading that timed out three times, and nothing else is read meanwhile. */
function endInTime(caller: AbortSignal | null | undefined): AbortSignal {
  const limit = new AbortController();
  const end = () => limit.abort();
  setTimeout(end, LONGEST_WAIT_MS);
  if (caller?.aborted) end();
  caller?.addEventListener('abort', end, { once: true });
  return limit.signal;
}

/** Undefined: not JSON, so a proxy or a router has answered in the place of the school. */
const readCopy = (response: Response): Promise<unknown> =>
  response
    .clone()
    .json()
    .catch(() => undefined);

const isSession = (body: unknown) =>
  typeof (body as { access_token?: unknown } | null)?.access_token === 'string';

/**
 * The auth client forgets the session after every answer to an exchange of tokens that is neither a new session nor a fault of
 * the server. So only the school's own word that the session is over reaches it.
 */
const settlesExchange = (response: Response, body: unknown) =>
  response.ok ? isSession(body) : saysSessionEnded(body);

/** Every request of the client ends in time. What the school has not said itself counts as a lost connection. */
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
