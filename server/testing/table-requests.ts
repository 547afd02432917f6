import fc from 'fast-check';
import { z } from 'zod';
import type { Call } from '#server/api/call.ts';
import type { RawRequest } from './raw-request.ts';

interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
}

/** Values that have broken servers before. */
const hostile = fc.oneof(
  fc.constantFrom<unknown[]>(
    null,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '__proto__',
    'constructor',
    'toString',
    '%00',
    '%zz',
    "' or 1=1 --",
    '*,users(*)',
    'eq.null',
    'a<victim@example.com>',
    '🦊'.repeat(30),
    'x'.repeat(3_000),
    'a@' + 'b'.repeat(300) + '.com',
    0,
    -1,
    1.5,
    1e30,
    -1e308,
    true,
    [],
    {},
    [[[]]],
    { __proto__: null, a: { b: 1 } },
  ),
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Typical values for fields whose schema only says "text". */
const usual: Record<string, string[]> = {
  email: ['eva@example.com', 'nadie@example.com', 'otra@example.com'],
  password: ['tres-gatos-azules', 'cuatro-perros-verdes', 'corta', '12345678'],
  current_password: ['tres-gatos-azules', 'no-es-esta'],
  redirect_to: ['http://localhost/cursos', 'https://evil.example/#a=b'],
};

/** A value that fits the schema. */
function fitting(name: string, schema: Schema): fc.Arbitrary<unknown> {
  const { type = 'string', anyOf, pattern } = schema;
  if (anyOf) return fc.oneof(...anyOf.map((one) => fitting(name, one)));
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => fitting(name, { ...schema, type: one })));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  if (type === 'number') return fc.oneof(fc.integer({ min: -1, max: 7 }), fc.double());
  if (type === 'object') return fc.constant({});
  if (type === 'null') return fc.constant(null);
  const text = fc.string({ maxLength: 40 });
  const known = usual[name];
  return known
    ? fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: text })
    : text;
}

type Fields = [name: string, value: unknown][];

/** Mostly the schema's names with fitting values; some left out, doubled, invented, or with a hostile value. */
function fields(schema: z.ZodObject): fc.Arbitrary<Fields> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  const known = Object.entries(properties).map(([name, property]) =>
    fc.oneof(
      { weight: 40, arbitrary: fitting(name, property).map((value): Fields => [[name, value]]) },
      { weight: 3, arbitrary: hostile.map((value): Fields => [[name, value]]) },
      { weight: 1, arbitrary: fc.constant<Fields>([]) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fitting(name, property), hostile)
          .map((values): Fields => values.map((value) => [name, value])),
      },
    ),
  );
  const invented = fc.oneof(
    { weight: 8, arbitrary: fc.constant<Fields>([]) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('__proto__', 'constructor', 'apikey', 'or', 'limit', 'email', 'x'), hostile)
        .map((field): Fields => [field]),
    },
  );
  return fc.tuple(...known, invented).map((groups) => groups.flat());
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const inQuery = (list: Fields) =>
  list.map(([name, value]) => `${name}=${encodeURIComponent(asText(value).toWellFormed())}`).join('&');

/** Built as text, because an object would drop duplicate names. */
const inJson = (list: Fields) =>
  `{${list.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`;

interface Credentials {
  key: string;
  secretKey: string;
  /** Access tokens; the broken ones are derived from them. */
  tokens: string[];
}

/** Requests for one call of the table: as its client sends them, and with small deviations. */
export function requestsFor(call: Call, { key, secretKey, tokens }: Credentials): fc.Arbitrary<RawRequest> {
  const token = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...tokens) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom(...tokens), fc.nat(200)).map(([text, at]) => text.slice(at)),
    },
    { weight: 1, arbitrary: fc.stringMatching(/^[\w-]{0,20}\.[\w-]{0,20}\.[\w-]{0,20}$/) },
  );
  const headers = fc
    .record(
      {
        apikey: fc.constant(call.needs === 'secret key' ? secretKey : key),
        authorization: token.map((text) => `Bearer ${text}`),
        'content-type': fc.constantFrom('application/json', 'text/plain', 'multipart/form-data; boundary=x'),
        accept: fc.constantFrom('application/json', 'application/vnd.pgrst.object+json', 'text/csv', '*/*'),
        prefer: fc.constantFrom('count=exact', 'return=representation', 'tx=rollback', 'x'),
        'accept-profile': fc.constantFrom('public', 'auth', 'school'),
        range: fc.constantFrom('0-1', '5-1', 'x'),
      },
      { requiredKeys: call.needs === 'session' ? ['apikey', 'authorization'] : ['apikey'] },
    )
    .map((values): Record<string, string> => ({ ...values }));
  const body = call.body ? fields(call.body).map(inJson) : fc.constant(undefined);
  return fc.record({
    method: fc.oneof(
      { weight: 20, arbitrary: fc.constant<string>(call.method) },
      { weight: 1, arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'DELETE') },
    ),
    path: fields(call.query).map((list) => `${call.path}${list.length > 0 ? '?' : ''}${inQuery(list)}`),
    headers,
    body,
  });
}
