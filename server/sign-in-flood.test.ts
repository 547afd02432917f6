import { afterAll, beforeAll, expect, it } from 'vitest';
import { learner, password, startServer, type TestServer } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.stop());

function signIn(): Promise<Response> {
  return fetch(`${server.origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: server.key, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ana@example.com', password }),
  });
}

it('a flood of sign-ins neither holds up pages and progress nor piles up without end', async () => {
  const { client } = await learner(server, 'ana@example.com');
  const begun = performance.now();
  let isOver = false;
  const flood = Promise.all(Array.from({ length: 200 }, signIn)).finally(() => (isOver = true));
  const times: number[] = [];
  while (!isOver) {
    const asked = performance.now();
    const page = fetch(`${server.origin}/cursos`).then((answer) => answer.text());
    const [html, progress] = await Promise.all([page, client.from('module_progress').select('*')]);
    expect(html).toContain('<h1>Cursos</h1>');
    expect(progress.error).toBeNull();
    times.push(performance.now() - asked);
  }
  const answers = await flood;
  const total = performance.now() - begun;

  const signedIn = answers.filter(({ status }) => status === 200).length;
  const turnedAway = answers.filter(({ status }) => status === 503);
  const slowest = Math.max(...times);
  console.log(
    `${signedIn} signed in and ${turnedAway.length} turned away in ${Math.round(total)} ms; ` +
      `${times.length} pages with progress meanwhile, the slowest in ${Math.round(slowest)} ms`,
  );
  expect(signedIn + turnedAway.length).toBe(200);
  expect(signedIn).toBeGreaterThanOrEqual(30);
  // A page that had to wait for the sign-ins before it would take as long as they do.
  expect(slowest).toBeLessThan(total / 3);

  const [first] = turnedAway;
  expect(first?.headers.get('retry-after')).toBe('5');
  expect(await first?.json()).toMatchObject({
    error_code: 'server_busy',
    msg: 'El servidor está ocupado. Espera 5 segundos y vuelve a probar.',
  });
});
