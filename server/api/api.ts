import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { School } from '#server/accounts/school.ts';
import { apiError } from '#server/http/api-errors.ts';
import { sameText } from '#server/http/same-text.ts';
import type { Secrets } from '#server/database/data-dir.ts';
import type { Variables } from '#server/http/request-context.ts';
import { answerCall } from './answer-call.ts';
import { calls } from './calls.ts';
import { boundedBody, maxQueryLength } from './reading.ts';

interface Env {
  Bindings: Partial<HttpBindings>;
  Variables: Variables;
}

/** Parts of Supabase's API that the school does not use. */
const missing = ['storage', 'realtime', 'functions', 'graphql', 'pg'];

interface ApiOptions {
  school: School;
  secrets: Secrets;
}

/** The whole API: requests that match no call of the table (calls.ts) are answered here, in the shape of supabase-js. */
export function createApi({ school, secrets }: ApiOptions) {
  const api = new Hono<Env>();

  const keyOf = (headers: Headers) => {
    const key = headers.get('apikey');
    if (key === null) return null;
    if (sameText(key, secrets.publishableKey)) return 'publishable' as const;
    return sameText(key, secrets.secretKey) ? ('secret' as const) : ('wrong' as const);
  };

  api.all('/:service{auth|rest}/v1/*', async (c) => {
    const { method, url, headers } = c.req.raw;
    const { pathname, search } = new URL(url);
    const here = calls.filter(({ path }) => path === pathname);
    const allow = [
      ...new Set(here.flatMap((call) => (call.method === 'GET' ? ['GET', 'HEAD'] : call.method))),
    ];

    // Proxies and programs that still speak 1.0 hide the client behind them; every browser speaks 1.1.
    if (c.env.incoming?.httpVersion === '1.0') {
      return apiError(426, 'http_version', 'La API necesita HTTP/1.1.', { Upgrade: 'HTTP/1.1' });
    }
    if (method === 'OPTIONS' && here.length > 0) {
      return new Response(null, { status: 204, headers: { Allow: ['OPTIONS', ...allow].join(', ') } });
    }
    const key = keyOf(headers);
    const candidates = here.filter((call) => call.method === (method === 'HEAD' ? 'GET' : method));
    if (candidates.every(({ needs }) => needs !== 'nothing')) {
      if (key === null) return apiError(401, 'no_api_key', 'Falta la clave de la API (cabecera apikey).');
      // The secret key is for scripts: in a browser every visitor could read it.
      const isInBrowser = key === 'secret' && /^\s*Mozilla/i.test(headers.get('user-agent') ?? '');
      if (key === 'wrong' || isInBrowser) {
        return apiError(401, 'invalid_api_key', 'La clave de la API no es válida.');
      }
    }
    if (here.length === 0) return apiError(404, 'not_found', 'Esta dirección no existe en la API.');
    if (candidates.length === 0) {
      return apiError(405, 'method_not_allowed', 'Esta dirección no admite ese método.', {
        Allow: allow.join(', '),
      });
    }
    if (search.length > maxQueryLength) {
      return apiError(414, 'uri_too_long', 'La dirección es demasiado larga.');
    }
    // A stream that breaks off is a client that hung up: not our failure, and the answer goes nowhere.
    const body = await boundedBody(c.req.raw).catch(() => undefined);
    if (body === undefined) return apiError(400, 'incomplete_body', 'El envío ha llegado incompleto.');
    if (body === null) return apiError(413, 'payload_too_large', 'El envío supera el límite de 64 kB.');
    const { client, mailOrigin: origin } = c.var;
    return answerCall(school, candidates, { headers, body, search, client, origin, key });
  });

  for (const service of missing) {
    api.all(`/${service}/v1/*`, () =>
      apiError(
        501,
        'not_implemented',
        `Este servidor no ofrece /${service}/v1: usa un proyecto de Supabase.`,
      ),
    );
  }
  return api;
}

/** With a Supabase project the browser calls it directly; a call that arrives here is a mistake. */
export function createAbsentApi(supabaseUrl: string) {
  const api = new Hono<Env>();
  for (const service of ['auth', 'rest', ...missing]) {
    api.all(`/${service}/v1/*`, () =>
      apiError(
        501,
        'not_implemented',
        `Este servidor solo sirve las páginas: la API está en ${supabaseUrl}.`,
      ),
    );
  }
  return api;
}
