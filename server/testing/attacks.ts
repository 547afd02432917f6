import type { RawRequest } from './raw-request.ts';

/** A request that once broke the school, or could, and the status it must get. */
interface Attack extends RawRequest {
  /** What the request attempts. */
  name: string;
  refusedWith: number;
  speaks10?: boolean;
}

const progress = '/rest/v1/module_progress';
const json = { 'content-type': 'application/json' };

/** With the app's key in the address, which an `<img>` on any page could send, and in the header. */
function pollution(key: string): Attack[] {
  const queries = [
    'select=*,__proto__:users(*)&__proto__.get=eq.1',
    'select=*,__proto__:users(*)&__proto__.order=nope',
    '__proto__=eq.1',
    '__proto__=not.eq.1',
    '__proto__=is.null',
    'select=*,constructor:users(*)&constructor.prototype=eq.1',
    'select=*,__proto__:users(*)&__proto__.toString=eq.1',
  ];
  const get = { method: 'GET', body: undefined };
  return queries.flatMap((query): Attack[] => [
    {
      ...get,
      name: `prototype pollution: ${query}`,
      path: `${progress}?${query}`,
      headers: { apikey: key },
      refusedWith: 400,
    },
    {
      ...get,
      name: `prototype pollution by an image: ${query}`,
      path: `${progress}?apikey=${key}&${query}`,
      headers: {},
      refusedWith: 401,
    },
  ]);
}

const nested = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

function malformed(key: string, token: string): Attack[] {
  const headers = { apikey: key, ...json };
  const signedIn = { ...headers, authorization: `Bearer ${token}` };
  const post = (name: string, path: string, body: unknown, refusedWith = 400): Attack => ({
    name,
    method: 'POST',
    path,
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    refusedWith,
  });
  const credentials = { email: 'ana@example.com', password: 'no-es-esta' };
  const put = (name: string, body: unknown): Attack => ({
    ...post(name, '/auth/v1/user', body),
    method: 'PUT',
    headers: signedIn,
  });
  const read = (name: string, query: string, refusedWith = 400): Attack => ({
    name,
    method: 'GET',
    path: `${progress}?${query}`,
    headers: signedIn,
    body: undefined,
    refusedWith,
  });
  return [
    post(
      'grant type read twice: escaped',
      '/auth/v1/token?grant%5Ftype=refresh_token&grant_type=password',
      credentials,
    ),
    post(
      'grant type read twice: doubled',
      '/auth/v1/token?grant_type=refresh_token&grant_type=password',
      credentials,
    ),
    post(
      'grant type read twice: the other way round',
      '/auth/v1/token?grant_type=password&grant_type=refresh_token',
      credentials,
    ),
    post('unknown grant type', '/auth/v1/token?grant_type=pkce', { auth_code: 'x', code_verifier: 'y' }),
    post('account without a password: otp', '/auth/v1/otp', { email: 'victim@example.com' }, 404),
    post(
      'account without a password: magic link',
      '/auth/v1/magiclink',
      { email: 'victim@example.com' },
      404,
    ),
    put('another address', { email: 'ceo@bigcorp.example' }),
    put('another address with a password', { email: 'ceo@bigcorp.example', password: 'x'.repeat(9) }),
    put('malformed: password null', { password: null }),
    put('malformed: email null', { email: null }),
    put('malformed: data', { data: { a: '\u0000' } }),
    put('malformed: nesting', nested(5_000)),
    post(
      'malformed: lone surrogate',
      '/auth/v1/signup',
      '{"email":"\\ud800@example.com","password":"tres-gatos"}',
    ),
    post('malformed: long address', '/auth/v1/recover', { email: `${'a'.repeat(300)}@example.com` }),
    post('malformed: nothing', '/auth/v1/recover', 'null'),
    post(
      'malformed: prototype',
      '/auth/v1/signup',
      '{"__proto__":{"email":"a@example.com"},"password":"tres-gatos"}',
    ),
    post('malformed: a name twice', '/auth/v1/recover', '{"email":"a@example.com","email":"b@example.com"}'),
    read('deep nesting', `or=${'(or'.repeat(300)}`),
    read('deeper nesting', `or=${'(or'.repeat(1_500)}`, 414),
    read('prototype pollution, signed in', 'select=*,__proto__:users(*)&__proto__.get=eq.1'),
    read('other columns', 'select=module_number'),
    read('embedding', 'select=*,users(*)&order=module_number.asc'),
    { ...read('everybody', 'select=module_number,completed_at', 401) },
    { ...read('writing', 'columns=user_id', 405), method: 'POST', body: '{}' },
    { ...read('deleting', 'user_id=eq.1', 405), method: 'DELETE' },
    { ...post('functions', '/rest/v1/rpc/pg_sleep', { seconds: 5 }, 404), headers: signedIn },
    { ...post('arguments', '/rest/v1/rpc/complete_module', { module_num: [1] }), headers: signedIn },
    { ...post('HTTP/1.0', '/auth/v1/recover', { email: 'a@example.com' }, 426), speaks10: true },
  ];
}

/** Each would be a different account for us, and the mailbox of victim@example.com for a mail server. */
export const disguises = [
  'victim@example.com,x1.y',
  'victim@example.com;x2.y',
  'a<victim@example.com>',
  '"Tu-premio"<victim@example.com>',
  'grp:victim@example.com;.z',
  '(comment)victim@example.com',
  'https://evil.example/premio<victim@example.com>',
];

const addresses = (key: string): Attack[] =>
  disguises.flatMap((email) =>
    ['signup', 'recover', 'resend', 'token?grant_type=password'].map((path) => ({
      name: `one mailbox, many spellings: ${path} ${email}`,
      method: 'POST',
      path: `/auth/v1/${path}`,
      headers: { apikey: key, ...json },
      body: JSON.stringify({
        email,
        ...(path === 'resend'
          ? { type: 'signup' }
          : path === 'recover'
            ? {}
            : { password: 'tres-gatos-azules' }),
      }),
      refusedWith: 400,
    })),
  );

export const attacks = (key: string, token: string): Attack[] => [
  ...pollution(key),
  ...malformed(key, token),
  ...addresses(key),
];
