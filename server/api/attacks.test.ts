import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { attacks } from '#server/testing/attacks.ts';
import { send, sendOld } from '#server/testing/raw-request.ts';
import { findPostgresBinaries, startPostgres, type TestPostgres } from '#server/testing/postgres.ts';
import { learner, mailsTo, modulesOf, startServer, type TestServer } from '#server/testing/server.ts';

const hasPostgres = findPostgresBinaries() !== null;

/** Checks that the attacks changed nothing: pages, health check, sign-in and progress work. */
async function expectSchoolToWork(server: TestServer, email: string) {
  expect((await fetch(`${server.origin}/`)).status).toBe(200);
  expect(await (await fetch(`${server.origin}/healthz`)).json()).toMatchObject({ status: 'ok' });
  const newcomer = await learner(server, email);
  expect((await newcomer.client.rpc('complete_module', { module_num: 3 })).error).toBeNull();
  expect(await modulesOf(newcomer)).toEqual([3]);
  return newcomer;
}

describe.each(hasPostgres ? ['PGlite', 'PostgreSQL'] : ['PGlite'])('on %s', (database) => {
  let server: TestServer;
  let cluster: TestPostgres | null = null;
  beforeAll(async () => {
    cluster = database === 'PostgreSQL' ? await startPostgres() : null;
    server = await startServer(cluster ? { DATABASE_URL: await cluster.createDatabase('attacks') } : {});
  });
  afterAll(async () => {
    await server.stop();
    await cluster?.stop();
  });

  it('every hostile request is refused, and the school works as before', async () => {
    const { session } = await expectSchoolToWork(server, 'antes@example.com');
    const all = attacks(server.key, session.access_token);
    const answers = [];
    for (const attack of all) {
      const { status } = await (attack.speaks10 ? sendOld : send)(server.origin, attack);
      answers.push(`${attack.name}: ${status}`);
    }
    expect(answers).toEqual(all.map(({ name, refusedWith }) => `${name}: ${refusedWith}`));
    expect(await mailsTo(server, 'victim@example.com')).toEqual([]);
    await expectSchoolToWork(server, 'despues@example.com');
  });

  it('a client that hangs up mid-request is not logged as our failure', async () => {
    const logged = vi.spyOn(console, 'error');
    const { hostname, port, host } = new URL(server.origin);
    const head = `Host: ${host}\r\napikey: ${server.key}\r\nContent-Type: application/json\r\nContent-Length: 99`;
    const socket = connect(Number(port), hostname);
    socket.write(`POST /auth/v1/recover HTTP/1.1\r\n${head}\r\n\r\n{"email":`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(logged.mock.calls).toEqual([]);
  });
});
