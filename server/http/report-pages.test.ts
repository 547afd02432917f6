import { expect, it } from 'vitest';
import { appWith } from '#server/testing/app.ts';

const report = (body: unknown, from?: string) => {
  const init = { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) };
  return (ask: ReturnType<typeof appWith>['ask'], path: string) => ask(`/_reports/${path}`, init, from);
};

const failed = { type: 'TypeError', at: '/assets/main-3f2a91c0.js:2:345', page: '/cuaderno' };
const refused = {
  'csp-report': {
    'document-uri': 'https://e.example/auth?token=secreto#x',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://cdn.example/a.js?ana@example.com',
    'source-file': 'https://e.example/assets/main-3f2a91c0.js',
    'line-number': 3,
    'column-number': 14,
    'script-sample': 'Ana García',
    'original-policy': "default-src 'none'",
  },
};

it('a script that failed in a browser is one line', async () => {
  const { ask, reports, records } = appWith();
  const answer = await report(failed)(ask, 'script');
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect(reports).toEqual([
    {
      time: expect.any(String),
      level: 'warning',
      id: records[0]?.id,
      message: 'A script failed',
      page: '/cuaderno',
      what: 'TypeError',
      at: '/assets/main-3f2a91c0.js:2:345',
    },
  ]);
});

it('what the policy refused is one line, without query, fragment or text of the page', async () => {
  const { ask, reports } = appWith();
  expect((await report(refused)(ask, 'policy')).status).toBe(204);
  expect(reports).toEqual([
    expect.objectContaining({
      message: 'Refused by the policy',
      page: '/auth',
      what: 'script-src-elem',
      refused: 'cdn.example',
      at: '/assets/main-3f2a91c0.js:3:14',
    }),
  ]);
  expect(JSON.stringify(reports)).not.toMatch(/secreto|ana|Ana/);
});

it('what an extension tries to load is told as such, and its file is not one of ours', async () => {
  const { ask, reports } = appWith();
  const blocked = {
    ...refused['csp-report'],
    'source-file': 'https://cdn.example/x.js',
  };
  await report({ 'csp-report': { ...blocked, 'blocked-uri': 'chrome-extension://abc/x.png' } })(
    ask,
    'policy',
  );
  await report({ 'csp-report': { ...blocked, 'blocked-uri': 'inline' } })(ask, 'policy');
  expect(reports).toMatchObject([
    { refused: 'an extension', at: undefined },
    { refused: 'inline', at: undefined },
  ]);
});

it.each([
  ['a name as a type', 'script', { ...failed, type: 'Ana García' }, { what: 'Error' }],
  ['an address as a page', 'script', { ...failed, page: '/x ana@example.com' }, { page: undefined }],
  [
    'an IP address',
    'policy',
    { 'csp-report': { ...refused['csp-report'], 'blocked-uri': 'http://203.0.113.9/' } },
    { refused: 'an IP address' },
  ],
  [
    'a sentence as a blocked thing',
    'policy',
    { 'csp-report': { ...refused['csp-report'], 'blocked-uri': 'ana' } },
    { refused: undefined },
  ],
])('a forged report cannot write %s into the log', async (_, path, body, line) => {
  const { ask, reports } = appWith();
  expect((await report(body)(ask, path)).status).toBe(204);
  expect(reports).toEqual([expect.objectContaining(line)]);
  expect(JSON.stringify(reports)).not.toMatch(/ana@|García|203\.0|"ana"/);
});

it.each([
  ['script', 'hola'],
  ['script', {}],
  ['script', null],
  ['script', { ...failed, at: 'https://evil.example/x.js:1:1' }],
  ['script', { ...failed, at: '/assets/a.js:1:1\nforged' }],
  ['policy', []],
  ['policy', [null, { body: 5 }]],
  ['policy', { 'csp-report': { 'effective-directive': 'Ana' } }],
])('no report, no line: %s %j', async (path, body) => {
  const { ask, reports } = appWith();
  expect((await report(body)(ask, path)).status).toBe(400);
  expect(reports).toEqual([]);
});

it('a large body is refused', async () => {
  const { ask, reports } = appWith();
  expect((await report({ ...failed, more: 'x'.repeat(17_000) })(ask, 'script')).status).toBe(413);
  expect(reports).toEqual([]);
});

it('one client writes 20 lines a minute, and all clients together 60', async () => {
  const { ask, reports } = appWith();
  const statuses = [];
  for (let n = 0; n < 25; n++) statuses.push((await report(failed, '203.0.113.9')(ask, 'script')).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
  for (let n = 0; n < 90; n++) await report(failed, `198.51.100.${n}`)(ask, 'script');
  expect(reports).toHaveLength(60);
  const text = await (await ask('/metrics', { headers: { host: 'localhost' } })).text();
  expect(text).toContain('aplica_ia_limit_refusals_total{limit="report"} 5\n');
  expect(text).toContain('aplica_ia_limit_refusals_total{limit="all-reports"} 50\n');
});
