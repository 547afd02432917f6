import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { apiError } from '#server/http/api-errors.ts';
import type { createAuthApi } from './auth-api.ts';
import type { Backend } from '#server/database/backend.ts';
import { boundedRequest } from '#server/http/bounded-request.ts';
import type { Secrets } from '#server/database/data-dir.ts';
import type { Variables } from '#server/http/request-context.ts';

/** Parts of Supabase's API that the school does not use. */
const missing = ['storage', 'realtime', 'functions', 'graphql', 'pg'];

const sameText = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** `/rest/v1/%zz`: the backend would fail on it instead of refusing it. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

export interface ApiOptions {
  backend: Backend;
  secrets: Secrets;
  auth: ReturnType<typeof createAuthApi>;
}

/** Only /auth/v1 and /rest/v1 of the backend are mounted: its studio and its system pages stay out of reach. */
export function createApi({ backend, secrets, auth }: ApiOptions) {
  const api = new Hono<{ Variables: Variables }>();
  const keys = [secrets.publishableKey, secrets.secretKey];

  api.use('/:service{auth|rest}/v1/*', async (c, next) => {
    // A link in a mail is opened by the browser itself, which has no key.
    const isLink = c.req.path === '/auth/v1/verify' && c.req.method === 'GET';
    if (!isLink && c.req.method !== 'OPTIONS') {
      const key = c.req.header('apikey') ?? c.req.query('apikey');
      if (key === undefined)
        return apiError(401, 'no_api_key', 'Falta la clave de la API (cabecera apikey).');
      if (!keys.some((known) => sameText(known, key))) {
        return apiError(401, 'invalid_api_key', 'La clave de la API no es válida.');
      }
    }
    if (!isReadable(new URL(c.req.url).pathname)) {
      return apiError(400, 'validation_failed', 'La dirección no está bien escrita.');
    }
    const request = await boundedRequest(c.req.raw);
    if (!request) return apiError(413, 'payload_too_large', 'El envío supera el límite de 64 kB.');
    c.set('request', request);
    await next();
    if (!c.res.headers.has('cache-control')) c.header('Cache-Control', 'no-store');
    return undefined;
  });

  api.all('/auth/v1/*', (c) =>
    auth({
      request: c.var.request,
      client: c.var.client,
      peerAddress: c.var.connection.peerAddress,
      origin: c.var.mailOrigin,
    }),
  );
  api.all('/rest/v1/*', (c) => backend.fetch(c.var.request, c.var.connection.peerAddress));

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

/** With a Supabase project the browser talks to it directly; a call that ends up here is a mistake. */
export function createAbsentApi(supabaseUrl: string) {
  const api = new Hono<{ Variables: Variables }>();
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
