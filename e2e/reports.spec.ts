import { expect, test } from './support/test.ts';

/** As the server counts them: what each browser sends, and when, is the browser's choice. */
async function countOf(origin: string, kind: 'policy' | 'script'): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(new RegExp(`browser_reports_total\\{kind="${kind}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
}

test('the school learns of a script of its own that failed', async ({
  page,
  server,
  expectUncaughtError,
}) => {
  expectUncaughtError('Ana escribió esto');
  const before = await countOf(server.origin, 'script');
  await page.goto('/cursos?q=secreto');
  const sent = page.waitForRequest('**/_reports/script');
  await page.evaluate(() => {
    const failure = new TypeError('Ana escribió esto');
    failure.stack = `TypeError: Ana escribió esto\n    at f (${location.origin}/assets/main-3f2a91c0.js:2:345)`;
    setTimeout(() => {
      throw failure;
    });
  });
  expect((await sent).postDataJSON()).toEqual({
    type: 'TypeError',
    at: '/assets/main-3f2a91c0.js:2:345',
    page: '/cursos',
  });
  await expect.poll(() => countOf(server.origin, 'script')).toBeGreaterThan(before);
});

test('the school learns of what its policy refused', async ({ page, server, expectConsoleError }) => {
  expectConsoleError('Content Security Policy');
  const before = await countOf(server.origin, 'policy');
  await page.goto('/');
  await page.evaluate(() => {
    const picture = new Image();
    picture.src = 'https://elsewhere.invalid/x.png?ana';
    document.body.append(picture);
  });
  await expect.poll(() => countOf(server.origin, 'policy')).toBeGreaterThan(before);
});
