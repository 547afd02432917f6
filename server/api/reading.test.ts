import { describe, expect, it } from 'vitest';
import { readBody, readQuery, readToken } from './reading.ts';

describe('a query', () => {
  it.each([
    ['', {}],
    ['?', {}],
    ['?grant_type=password', { grant_type: 'password' }],
    ['?a=1&b=', { a: '1', b: '' }],
    ['?redirect_to=http%3A%2F%2Fx%2F%3Fa%3D1%26b%3D2+3', { redirect_to: 'http://x/?a=1&b=2 3' }],
    ['?select=*&user_id=eq.1', { select: '*', user_id: 'eq.1' }],
  ])('%s is read as %j', (search, fields) => {
    expect(readQuery(search)).toEqual(fields);
  });

  it.each([
    '?grant%5Ftype=refresh_token&grant_type=password',
    '?grant_type=refresh_token&grant_type=password',
    '?Grant_type=password',
    '?grant_type',
    '?__proto__.get=eq.1',
    '?a=%zz',
    '?a=%c0%af',
    '?a[]=1',
    '?=1',
  ])('%s is refused', (search) => {
    expect(readQuery(search)).toBeNull();
  });

  it('may have a field named like a built-in property', () => {
    expect(Object.keys(readQuery('?__proto__=eq.1') ?? {})).toEqual(['__proto__']);
    expect(({} as Record<string, unknown>)['eq.1']).toBeUndefined();
  });
});

describe('a body', () => {
  it.each([
    '{}',
    '{"email":"ana@example.com","data":{},"code_challenge":null,"n":1.5,"b":true}',
    '{"password":"\\"a\\": \\"b\\": {\\"c\\": 1}"}',
    '{"password":"\\\\","email":"a"}',
  ])('%s is read', (text) => {
    expect(readBody(text)).toEqual(JSON.parse(text));
  });

  it.each([
    '',
    'null',
    '[]',
    '"text"',
    '7',
    '{"email":',
    '{"a":1,"a":2}',
    '{"a":1,"\\u0061":2}',
    '{"a":{"b":1}}',
    '{"a":[]}',
    '{"a":{"__proto__":null}}',
    '{"__proto__":{}}',
    '{"constructor":"x"}',
    '{"toString":1}',
    '['.repeat(30_000),
    '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000),
  ])('%s is refused', (text) => {
    expect(readBody(text)).toBeNull();
  });
});

it.each([
  ['Bearer aaa.bbb.ccc', 'aaa.bbb.ccc'],
  ['Bearer aaa.bbb.', null],
  ['Bearer sb_publishable_x', null],
  ['Bearer  aaa.bbb.ccc', null],
  ['Basic aaa.bbb.ccc', null],
  [`Bearer ${'a'.repeat(5000)}.b.c`, null],
  [null, null],
])('the token in %j is %j', (header, token) => {
  expect(readToken(header)).toBe(token);
});
