import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings } from '#server/settings.ts';
import { learner, password, readProgress, startServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  // With the real cost of passwords: cheap hashes never queue.
  server = await startServer({ RATE_LIMITS: 'off' }, readSettings({}));
});
afterAll(() => server.stop());

function signIn(): Promise<Response> {
  return fetch(`${server.origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: server.key, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ana@example.com', password }),
  });
}

it('a flood of sign-ins neither delays pages and progress nor grows the queue without limit', async () => {
  await learner(server, 'ana@example.com');
  const { client, userId } = await learner(server, 'bea@example.com');
  let signedIn = 0;
  let isOver = false;
  const attempts = Array.from({ length: 200 }, async () => {
    const answer = await signIn();
    if (answer.status === 200) signedIn += 1;
    return answer;
  });
  const flood = Promise.all(attempts).finally(() => (isOver = true));
  /** How many sign-ins finished while each page waited. */
  const finishedMeanwhile: number[] = [];
  while (!isOver) {
    const before = signedIn;
    const page = fetch(`${server.origin}/cursos`).then((answer) => answer.text());
    const [html, progress] = await Promise.all([page, readProgress(client, userId)]);
    expect(html).toContain('<h1>Cursos</h1>');
    expect(progress.error).toBeNull();
    finishedMeanwhile.push(signedIn - before);
  }
  const refused = (await flood).filter(({ status }) => status === 503);

  const most = Math.max(...finishedMeanwhile);
  console.log(
    `${signedIn} signed in and ${refused.length} refused; ${finishedMeanwhile.length} pages with progress ` +
      `meanwhile, none of which waited longer than ${most} sign-ins take`,
  );
  expect(signedIn + refused.length).toBe(200);
  expect(signedIn).toBeGreaterThanOrEqual(30);
  // A page that queued behind the sign-ins would see most of them finish first.
  expect(most).toBeLessThan(signedIn / 2);

  const [first] = refused;
  const retryAfter = Number(first?.headers.get('retry-after'));
  expect(retryAfter).toBeGreaterThanOrEqual(5);
  expect(await first?.json()).toMatchObject({
    error_code: 'server_busy',
    msg: `El servidor está ocupado. Espera ${retryAfter} segundos y vuelve a probar.`,
  });
  const retryTimes = new Set(refused.map(({ headers }) => headers.get('retry-after')));
  expect(retryTimes.size).toBeGreaterThan(5);
});
