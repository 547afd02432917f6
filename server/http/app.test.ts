import { readFile } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { appWith, page } from '#server/testing/app.ts';

describe('/healthz', () => {
  it('answers ok when the database answers', async () => {
    const answer = await appWith().ask('/healthz');
    expect(answer.status).toBe(200);
    const { version: number } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
    expect(await answer.json()).toEqual({ status: 'ok', version: number, commit: 'sin compilar' });
  });

  it('answers 503 when the database refuses', async () => {
    const answer = await appWith({ ping: () => Promise.reject(new Error('gone')) }).ask('/healthz');
    expect(answer.status).toBe(503);
  });

  it('answers 503 when the database hangs', async () => {
    vi.useFakeTimers();
    try {
      const answer = appWith({ ping: () => new Promise(() => undefined) }).ask('/healthz');
      await vi.advanceTimersByTimeAsync(2_000);
      expect((await answer).status).toBe(503);
    } finally {
      vi.useRealTimers();
    }
  });
});

it('many simultaneous health checks ping the database once', async () => {
  let pings = 0;
  let isUp = true;
  const ping = async () => {
    pings += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (!isUp) throw new Error('gone');
  };
  const { ask } = appWith({ ping });
  const all = async () => {
    const answers = await Promise.all(Array.from({ length: 500 }, async () => ask('/healthz')));
    return [...new Set(answers.map(({ status }) => status))];
  };
  expect(await all()).toEqual([200]);
  expect(pings).toBe(1);
  // Later checks ping it again.
  isUp = false;
  expect(await all()).toEqual([503]);
  expect(pings).toBe(2);
});

it('without a database calls get 503, with our headers, and pages are served', async () => {
  const { ask } = appWith({ api: null });
  for (const path of ['/auth/v1/token', '/rest/v1/module_progress', '/_local/mail']) {
    const answer = await ask(path);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('Ahora mismo no podemos leer ni guardar datos.');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  }
  expect((await ask('/cursos')).status).toBe(200);
});

it('each request logs one line, without the query', async () => {
  const { ask, records } = appWith();
  await ask('/auth?access_token=secreto&redirect=%2Fmodulo-1');
  expect(records).toEqual([
    {
      time: expect.any(String),
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      method: 'GET',
      path: '/auth',
      status: 200,
      ms: expect.any(Number),
      bytes: 4,
    },
  ]);
});

it('an internal error is answered in Spanish, with our headers, and without details', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const respond = () => Promise.reject(new Error('password=hunter2'));
  const answer = await appWith({ site: { ...page, respond } }).ask('/cursos?token=secreto');
  expect(answer.status).toBe(500);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const body = await answer.text();
  expect(body).toContain('Algo ha fallado en el servidor.');
  expect(body).not.toContain('hunter2');
  expect(printed).toHaveBeenCalledWith('GET /cursos:', expect.any(Error), {
    id: answer.headers.get('x-request-id'),
  });
  printed.mockRestore();
});

it('HSTS is sent only over https', async () => {
  const { ask } = appWith();
  expect((await ask('/')).headers.has('strict-transport-security')).toBe(false);
  const secure = await ask('/', { headers: { 'x-forwarded-proto': 'https' } });
  expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000');
});

it('HSTS is sent if the public address is https, even if a proxy does not say so', async () => {
  const origins = {
    publicUrl: 'https://e.example',
    trustedProxies: null,
    listeningOrigin: 'http://x:1',
  };
  const answer = await appWith({ origins }).ask('/');
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
});

it('with a Supabase project, health says that it does not check the database', async () => {
  const answer = await appWith({ ping: null }).ask('/healthz');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ status: 'ok', database: 'supabase, not checked' });
});
