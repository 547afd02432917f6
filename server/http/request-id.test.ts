import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import type { AppParts } from './app.ts';
import { appWith, page } from '#server/testing/app.ts';
import { errorLine } from './log.ts';

const given = { headers: { 'x-request-id': 'proxy-1234' } };
const made = /^[\da-f]{8}-[\da-f-]{27}$/;

it('an error and its line in the log carry the same number', async () => {
  const { ask, records } = appWith();
  const answer = await ask('/rest/v1/module_progress');
  expect(answer.status).toBe(501);
  expect(answer.headers.get('x-request-id')).toMatch(made);
  expect(records[0]?.id).toBe(answer.headers.get('x-request-id'));
});

it('a page that is found carries none, because browsers keep it', async () => {
  const answer = await appWith().ask('/');
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, null]);
});

it('a trusted proxy chooses it, a stranger does not', async () => {
  const { ask, records } = appWith();
  await ask('/', given);
  await ask('/', given, '203.0.113.9');
  expect(records.map(({ id }) => id)).toEqual(['proxy-1234', expect.stringMatching(made)]);
});

it.each(['', 'a b', 'a"b', 'x'.repeat(65), 'ñ'])(
  'an invalid one of a trusted proxy is replaced: %j',
  async (id) => {
    const { ask, records } = appWith();
    await ask('/', { headers: { 'x-request-id': encodeURIComponent(id) === id ? id : encodeURI(id) } });
    expect(records[0]?.id).toMatch(made);
  },
);

it('the line of an internal error carries it, and so does the body where Supabase has a field for it', async () => {
  const broken: NonNullable<AppParts['api']> = new Hono();
  broken.all('/:service/v1/*', () => Promise.reject(new Error('hunter2')));
  const lines: string[] = [];
  const printed = vi
    .spyOn(console, 'error')
    .mockImplementation((...parts) => void lines.push(errorLine(parts)));
  const { ask } = appWith({
    site: { ...page, respond: () => Promise.reject(new Error('hunter2')) },
    api: broken,
  });
  const refused = await ask('/auth/v1/token', given);
  const data = await ask('/rest/v1/module_progress', given);
  const answer = await ask('/cursos', given);
  printed.mockRestore();
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', id: 'proxy-1234' });
  expect(answer.headers.get('x-request-id')).toBe('proxy-1234');
  expect(await answer.json()).not.toHaveProperty('error_id');
  expect(await refused.json()).toMatchObject({ code: 'unexpected_failure', error_id: 'proxy-1234' });
  expect(data.status).toBe(500);
  expect(await data.json()).not.toHaveProperty('error_id');
});
