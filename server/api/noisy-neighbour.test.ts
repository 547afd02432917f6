import { afterAll, beforeAll, expect, it } from 'vitest';
import { learner, modulesOf, post, startServer, type TestServer } from '#server/testing/server.ts';

// At a tenth of the limits, a tenth of the requests reaches them. All come from one address.
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ RATE_LIMITS: '0.1' });
});
afterAll(() => server.stop());

/** Sends ten requests at a time until `stop`; `refused` is the first answer with Retry-After. */
function makeNoise(ask: () => Promise<Response>) {
  let isRunning = true;
  let sawRefusal: (answer: Response) => void = () => undefined;
  const refused = new Promise<Response>((resolve) => (sawRefusal = resolve));
  const one = async () => {
    while (isRunning) {
      const answer = await ask();
      if (answer.headers.has('retry-after')) sawRefusal(answer);
    }
  };
  const ended = Promise.all(Array.from({ length: 10 }, one));
  return {
    refused,
    async stop() {
      isRunning = false;
      await ended;
    },
  };
}

const refreshPath = '/auth/v1/token?grant_type=refresh_token';

it.each([
  ['invented tokens', (_: string, n: number) => `a.b.c${n}`],
  ['tokens of false signatures', (token: string, n: number) => `${token.slice(0, -9)}${n}`],
])(
  'while a machine floods the API with %s, its neighbours can complete and read modules',
  async (name, make) => {
    const ana = await learner(server, `ana-${name.length}@example.com`);
    let count = 0;
    const noise = makeNoise(() => {
      const authorization = `Bearer ${make(ana.session.access_token, count++)}`;
      return fetch(`${server.origin}/auth/v1/user`, { headers: { apikey: server.key, authorization } });
    });
    try {
      expect((await noise.refused).status).toBe(429);
      expect((await ana.client.auth.getUser()).error).toBeNull();
      expect((await ana.client.rpc('complete_module', { module_num: 2 })).error).toBeNull();
      expect(await modulesOf(ana)).toEqual([2]);
    } finally {
      await noise.stop();
    }
  },
);

it('while a machine floods refreshes with invented tokens, its neighbours keep their sessions', async () => {
  const { session } = await learner(server, 'berta@example.com');
  let count = 0;
  const noise = makeNoise(() => post(server, refreshPath, { refresh_token: `junk${count++}` }));
  try {
    expect((await noise.refused).status).toBe(503);
    let { refresh_token } = session;
    for (let round = 0; round < 3; round++) {
      const answer = await post(server, refreshPath, { refresh_token });
      expect(answer.status).toBe(200);
      ({ refresh_token } = (await answer.json()) as { refresh_token: string });
    }
  } finally {
    await noise.stop();
  }
});

it('a refresh beyond the limit gets 503, because after 429 the client would end the session', async () => {
  const { session } = await learner(server, 'carla@example.com');
  const { refresh_token } = session;
  const ask = () => post(server, refreshPath, { refresh_token });
  const answers = await Promise.all(Array.from({ length: 10 }, ask));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  const refusal = answers.find(({ status }) => status === 503);
  expect(Number(refusal?.headers.get('retry-after'))).toBeGreaterThan(0);
});
