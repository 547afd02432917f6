import { badToken, badTokenForData } from '#server/accounts/refusals.ts';
import type { Asked, School } from '#server/accounts/school.ts';
import type { BadToken } from '#server/accounts/tokens.ts';
import { apiError, serverBusy, tooManyRequests } from '#server/http/api-errors.ts';
import type { Call } from './call.ts';
import { addressSentence } from './fields.ts';
import { BusyError, secondsUntilNextTry } from '#server/accounts/hash-queue.ts';
import { readBody, readQuery, readToken } from './reading.ts';

interface Arrived {
  headers: Headers;
  /** Within the size limit; empty if the request has none. */
  body: string;
  search: string;
  client: string;
  origin: string;
  key: 'publishable' | 'secret' | 'wrong' | null;
}

const invalid = (sentence = 'Los datos enviados no son válidos.') =>
  apiError(400, 'validation_failed', sentence);

/** The values of the call's body, or a refusal. */
function bodyFor(call: Call, text: string): { body: unknown } | Response {
  if (!call.body) return { body: {} };
  const written = readBody(text);
  if (!written) return invalid();
  const { data, error } = call.body.safeParse(written);
  if (!error) return { body: data };
  const isAddress = error.issues.some(({ path }) => path[0] === 'email');
  return invalid(isAddress ? addressSentence : undefined);
}

function refuseCredentials(call: Call, { key }: Arrived, token: string | null): Response | null {
  const isSecret = call.needs === 'secret key';
  if (call.needs === 'nothing') return null;
  if (isSecret !== (key === 'secret')) {
    return apiError(401, 'invalid_api_key', 'Esta llamada necesita otra clave de la API.');
  }
  if (call.needs !== 'session' || token) return null;
  return apiError(401, 'no_authorization', 'Inicia sesión para continuar.');
}

/**
 * Bad tokens have their own limit: a machine that sends them must not use up the allowance of all clients behind its address.
 */
function refuseToken({ limits }: School, { client }: Arrived, { path }: Call, why: BadToken): Response {
  const wait = limits.take('bad-token', client, null);
  if (wait !== null) return tooManyRequests(wait);
  return path.startsWith('/rest/') ? badTokenForData(why) : badToken();
}

/** Finds the call that fits the query, reads its values, checks the limits, and runs it. */
export async function answerCall(school: School, candidates: Call[], arrived: Arrived): Promise<Response> {
  const { headers, search, client, origin } = arrived;
  const written = readQuery(search);
  if (!written) return invalid('La dirección no está bien escrita.');
  for (const call of candidates) {
    const { data: query, success } = call.query.safeParse(written);
    if (!success) continue;
    const token = readToken(headers.get('authorization'));
    const refused = refuseCredentials(call, arrived, token);
    if (refused) return refused;
    const claims = token === null ? 'foreign' : await school.tokens.read(token);
    const isGood = typeof claims !== 'string';
    if (call.needs === 'session' && !isGood) return refuseToken(school, arrived, call, claims);
    const read = bodyFor(call, arrived.body);
    if (read instanceof Response) return read;
    const asked: Asked = {
      query,
      body: read.body,
      wantsCount: /(^|,)\s*count=/.test(headers.get('prefer') ?? ''),
      caller: { client, origin, token: isGood ? token : null, claims: isGood ? claims : null },
    };
    const wait = school.limits.take(call.limitOf(school, asked), client, call.subject(asked));
    if (wait !== null) return call.tooMany(wait);
    if (call.costsHash && school.passwords.isBusy) return serverBusy(secondsUntilNextTry());
    try {
      const answer = await call.answer(school, asked);
      if (!answer.headers.has('cache-control')) answer.headers.set('Cache-Control', 'no-store');
      return answer;
    } catch (error) {
      if (error instanceof BusyError) return serverBusy(error.retryAfter);
      throw error;
    }
  }
  return invalid('La dirección no está bien escrita.');
}
