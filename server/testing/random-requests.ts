import fc from 'fast-check';
import type { RawRequest } from './raw-request.ts';

const paths = [
  '/',
  '/cursos',
  '/dashboard',
  '/prompts/uno',
  '/gpts/x',
  '/assets/app-3f2a91c0.js',
  '/sitemap.xml',
  '/robots.txt',
  '/healthz',
  '/_local/mail',
  '/_local/mail.json',
  '/_system/info',
  '/favicon.svg',
  '/no-existe',
  '/auth/v1/signup',
  '/auth/v1/token?grant_type=password',
  '/auth/v1/token?grant_type=refresh_token',
  '/auth/v1/user',
  '/auth/v1/logout',
  '/auth/v1/otp',
  '/auth/v1/verify?type=signup&token=abc',
  '/auth/v1/recover',
  '/auth/v1/resend',
  '/auth/v1/settings',
  '/auth/v1/health',
  '/auth/v1/admin/users',
  '/rest/v1/',
  '/rest/v1/module_progress',
  '/rest/v1/module_progress?select=*',
  '/rest/v1/module_progress?user_id=neq.x',
  '/rest/v1/rpc/complete_module',
  '/rest/v1/users',
  '/storage/v1/bucket',
  '/realtime/v1/websocket',
  '/functions/v1/x',
  '/graphql/v1',
  '/pg/v1/x',
];

const query = fc.constantFrom(
  'select=*',
  'select=user_id,users(*)',
  'select=count()',
  'order=module_number.desc',
  'limit=-1',
  'limit=99999999999',
  'offset=abc',
  'module_number=eq.1',
  'module_number=gt.1;drop table x',
  'user_id=is.null',
  'or=(module_number.eq.1',
  'and=()',
  'select=*,auth.users(*)',
  'grant_type=',
  'redirect_to=javascript:alert(1)',
  'apikey=x',
  'columns=user_id',
);

const word = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '..',
    '%00',
    '%2e%2e%2f',
    '%c0%af',
    '\u0000',
    "' or 1=1 --",
    '__proto__',
    'null',
    '🦊'.repeat(20),
  ),
);

const bodyValue = fc.oneof(
  word,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, 'ana@example.com', 'password', 1, 6, 7, -1, 1e30),
  fc.jsonValue({ maxDepth: 3 }),
);
const bodyKey = fc.constantFrom(
  'email',
  'password',
  'module_num',
  'refresh_token',
  'token',
  'token_hash',
  'type',
  'data',
  'user_id',
  'module_number',
  'completed_at',
  'phone',
  'code',
  '__proto__',
  'create_user',
  'nonce',
  'id',
);

const body = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.dictionary(bodyKey, bodyValue, { maxKeys: 5 }).map((value) => JSON.stringify(value)),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: word },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 60_000, max: 70_000 }).map((size) => `{"email":"${'x'.repeat(size)}"}`),
  },
);

/** One of our paths, sometimes with a piece inserted or cut off, or a query added. */
const path = fc
  .tuple(
    fc.constantFrom(...paths),
    fc.oneof(
      { weight: 4, arbitrary: fc.constant((text: string) => text) },
      {
        weight: 3,
        arbitrary: query.map((part) => (text: string) => text + (text.includes('?') ? '&' : '?') + part),
      },
      {
        weight: 2,
        arbitrary: word.map(
          (piece) => (text: string) => `${text}/${encodeURIComponent(piece.toWellFormed())}`,
        ),
      },
      { weight: 1, arbitrary: word.map((piece) => (text: string) => `${text}?${piece.toWellFormed()}`) },
      {
        weight: 1,
        arbitrary: fc
          .nat({ max: 20 })
          .map((at) => (text: string) => text.slice(0, at) + '%zz' + text.slice(at)),
      },
      { weight: 1, arbitrary: fc.nat({ max: 20 }).map((at) => (text: string) => `/${text.slice(at)}`) },
    ),
  )
  .map(([text, mutate]) => mutate(text));

const printable = fc.stringMatching(/^[ -~]{0,60}$/);

export const randomRequest = (keys: string[], tokens: string[]): fc.Arbitrary<RawRequest> =>
  fc.record({
    method: fc.constantFrom('GET', 'GET', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'),
    path,
    headers: fc
      .record(
        {
          apikey: fc.oneof(fc.constantFrom(...keys), fc.constantFrom(...keys), printable),
          authorization: fc.oneof(fc.constantFrom(...tokens.map((token) => `Bearer ${token}`)), printable),
          'content-type': fc.constantFrom(
            'application/json',
            'text/plain',
            'application/x-www-form-urlencoded',
            'x',
          ),
          prefer: fc.oneof(
            fc.constantFrom('return=representation', 'count=exact', 'resolution=merge-duplicates'),
            printable,
          ),
          accept: fc.constantFrom('application/vnd.pgrst.object+json', 'text/csv', '*/*', 'x'),
          range: fc.constantFrom('0-1', 'bytes=0-', '5-1', 'x'),
          'accept-encoding': fc.constantFrom('br', 'gzip', 'identity', '*;q=0', 'x'),
          'accept-profile': fc.constantFrom('auth', 'public', 'pg_catalog'),
          'content-profile': fc.constantFrom('auth', 'public'),
          'if-none-match': printable,
          'x-forwarded-for': printable,
          origin: printable,
        },
        { requiredKeys: [] },
      )
      .map((headers) => ({ ...headers })),
    body: fc.option(body, { nil: undefined }),
  });
