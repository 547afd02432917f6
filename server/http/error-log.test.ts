import { expect, it } from 'vitest';
import { errorLine } from './error-log.ts';

it('an error becomes one line with its message and code, without the values involved', () => {
  const error = Object.assign(new Error('permission denied'), {
    code: '42501',
    query: 'insert into auth.users values ($1)',
    params: ['ana@example.com', '$2b$10$hash'],
  });
  const line = errorLine(['Auth error:', error]);
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    message: 'Auth error: permission denied',
    code: '42501',
  });
  expect(line).not.toMatch(/ana@example|\$2b|insert/);
});
