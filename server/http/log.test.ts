import { expect, it } from 'vitest';
import { errorLine } from './log.ts';

const failure = (message: string, code: string) =>
  Object.assign(new Error(message), {
    code,
    query: 'insert into auth.users values ($1)',
    params: ['ana@example.com', '$2b$10$hash'],
  });

const read = (...parts: unknown[]) => JSON.parse(errorLine(parts)) as Record<string, unknown>;

it('our own error becomes one line with its message, code and place, without the values', () => {
  const error = failure('could not write to file "base/1/2"', '53100');
  expect(read('Auth error:', error)).toMatchObject({
    level: 'error',
    message: 'Auth error: could not write to file "…"',
    code: '53100',
    stack: expect.arrayContaining([expect.stringMatching(/^at .*log\.test\.ts/)]),
  });
  expect(errorLine([error])).not.toMatch(/ana@example|\$2b|insert|base\/1/);
});

it.each([
  ['invalid input syntax for type uuid: "secreto"', '22P02'],
  ['Esta cuenta ya no existe.', '42501'],
  ['secreto', 'P0001'],
  ['secreto', 'PGRST100'],
])('invalid input is not our error, and is not logged: %s', (message, code) => {
  expect(read('query failed', failure(message, code))).toEqual({
    time: expect.any(String),
    level: 'info',
    message: 'Refused by the database',
    code,
  });
});

it.each([
  ['relation "school.outbox" does not exist', '42P01'],
  ['column outbox.claimed does not exist', '42703'],
  ['duplicate key value violates unique constraint "users_pkey"', '23505'],
])('an error that no input can cause is a mistake in our SQL, and keeps its place: %s', (message, code) => {
  const line = read('GET /x:', failure(message, code));
  expect(line).toMatchObject({ level: 'error', message: expect.stringMatching(/^GET \/x: /), code });
  expect(line.stack).not.toEqual([]);
});

it('a body that is not JSON is not quoted', () => {
  let error: unknown;
  try {
    JSON.parse('{"password": "secreto",}');
  } catch (caught) {
    error = caught;
  }
  expect(errorLine([error])).not.toContain('secreto');
});

it('a bug keeps its message and its stack', () => {
  const { message, stack } = read(
    'GET /x:',
    new TypeError("Cannot read properties of undefined (reading 'get')"),
  );
  expect(message).toBe("GET /x: Cannot read properties of undefined (reading 'get')");
  expect(stack).not.toEqual([]);
});
