import { once } from 'node:events';
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '#server/testing/postgres.ts';
import { compiledServer, originOf, spawnServer, type ServerProcess } from '#server/testing/process.ts';
import { prepareFolder, readKeys } from '#server/testing/server.ts';

// Starts processes with databases, perhaps on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

let folder: string;
let dataDir: string;
let env: Record<string, string>;
let servers: ServerProcess[];

beforeEach(async () => {
  ({ folder, dataDir, env } = await prepareFolder({ LOG: 'info' }));
  servers = [];
});
afterEach(async () => {
  for (const server of servers) {
    server.child.kill('SIGKILL');
    await server.ended;
  }
  await rm(folder, { recursive: true, force: true });
});

function start(overrides: Record<string, string> = {}): ServerProcess {
  const server = spawnServer({ ...env, ...overrides });
  servers.push(server);
  return server;
}

describe('settings that cannot work', () => {
  it('stop the server with a sentence for each', async () => {
    const server = start({ PORT: 'tres mil', SMTP_URL: 'mail.example.com' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('PORT debe ser un número de puerto entre 0 y 65535, por ejemplo 3000.');
    expect(server.output()).toContain('SMTP_URL debe tener la forma smtp://');
    expect(server.output()).not.toMatch(/ {4}at /);
  });

  it('include an unreachable database', async () => {
    const server = start({ DATABASE_URL: 'postgres://escuela:secreto@127.0.0.1:1/escuela' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/DATABASE_URL.+ECONNREFUSED/);
    expect(server.output()).not.toContain('secreto');
  });

  it('do not come from a developer’s .env when a test starts the server', async () => {
    await writeFile(join(folder, '.env'), 'DATABASE_URL=mysql://real\nBACKUP_KEEP=x\nDIST_DIR=x\n');
    await symlink(resolve('dist/server'), join(folder, 'dist/server'));
    const server = spawnServer({ PORT: 'tres mil' }, { ...compiledServer(), cwd: folder });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/ajustes:\nPORT debe ser .*\n$/);
  });
});

/** Writes the manifest like the build. */
async function setPublicAddress(publicAddress: string) {
  const manifest = join(env.DIST_DIR ?? '', 'pages.json');
  const built = JSON.parse(await readFile(manifest, 'utf8')) as object;
  await writeFile(manifest, JSON.stringify({ ...built, publicAddress }));
}

it('the public address of content/site.yaml works like PUBLIC_URL', async () => {
  await setPublicAddress('https://escuela.example.com');
  const silent = start();
  expect(await silent.ended).toBe(1);
  expect(silent.output()).toContain('SMTP_URL falta');
});

it.runIf(process.env.FULL)('the server prints its public address', async () => {
  const address = 'https://escuela.example.com';
  await setPublicAddress(address);
  const complete = start({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hola@example.com' });
  expect(await originOf(complete)).toBe(address);
});

it('warns once when a public school does not say where its data are', async () => {
  const publicSchool = {
    PUBLIC_URL: 'https://escuela.example.com',
    SUPABASE_URL: 'https://abcd.supabase.co',
    SUPABASE_ANON_KEY: 'clave',
  };
  const silent = start(publicSchool);
  const stated = start({ ...publicSchool, DATA_COUNTRY: 'Chile', DATA_PROVIDERS: 'Alojamientos Sur' });
  for (const server of [silent, stated]) await originOf(server);
  await vi.waitUntil(() => silent.output().includes('Aviso:'));
  expect(silent.output().match(/Aviso:.*DATA_COUNTRY y DATA_PROVIDERS/g)).toHaveLength(1);
  expect(stated.output()).not.toContain('Aviso:');
});

it('serves pages while the database is still being opened, and says so', async () => {
  // A database that accepts the connection and never answers.
  const database = createServer().listen(0, '127.0.0.1');
  await once(database, 'listening');
  const { port } = database.address() as AddressInfo;
  const origin = `http://127.0.0.1:${await freePort()}`;
  const server = start({
    PORT: new URL(origin).port,
    DATABASE_URL: `postgres://escuela@127.0.0.1:${port}/escuela`,
  });
  const status = (path: string) =>
    fetch(origin + path).then(
      (answer) => answer.status,
      () => 0,
    );
  await vi.waitUntil(async () => (await status('/')) === 200, { timeout: 60_000, interval: 10 });
  expect(await status('/healthz')).toBe(503);
  expect(server.output()).not.toContain('Aplica IA está en');
  server.child.kill('SIGKILL');
  await server.ended;
  database.close();
});

describe('a running server', () => {
  let home: Awaited<ReturnType<typeof prepareFolder>>;
  let server: ServerProcess;
  let origin: string;

  const open = async () => {
    server = spawnServer(home.env);
    origin = await originOf(server);
  };
  const kill = async () => {
    server.child.kill('SIGKILL');
    await server.ended;
  };
  beforeAll(async () => {
    home = await prepareFolder({ LOG: 'info' });
    await open();
  });
  afterAll(async () => {
    await kill();
    await rm(home.folder, { recursive: true, force: true });
  });

  it('prints its address and the mailbox, and logs requests without secrets', async () => {
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    await server.prints(/Aplica IA está en http\S+ \(versión \d+\.\d+\.\d+, [\w -]+\)\n/);
    await server.prints(/buzón local: http:\/\/127\.0\.0\.1:\d+\/_local\/mail/);
    const { publishableKey } = await readKeys(home.dataDir);
    await fetch(`${origin}/auth/v1/signup?redirect_to=x`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        authorization: 'Bearer un-token',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ email: 'ana@example.com', password: 'tres-gatos-azules' }),
    });
    const [line] = await server.prints(/\{.*"path":"\/auth\/v1\/signup".*\}/);
    const fields = ['time', 'id', 'method', 'path', 'status', 'ms', 'bytes'];
    expect(Object.keys(JSON.parse(line) as object)).toEqual(fields);
    expect(server.output()).not.toMatch(/tres-gatos|un-token|redirect_to|sb_publishable|ana@example/);
  });

  it('locks its data against a second server until it is killed', async () => {
    const second = spawnServer(home.env);
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`ya la usa otro servidor (proceso ${server.child.pid})`);
    await kill();
    await open();
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  });

  // Must come last: it ends the server.
  it('keeps running when its log has no reader, and still stops on a signal', async () => {
    server.child.stdout?.destroy();
    server.child.stderr?.destroy();
    // Every request writes a line to the log.
    for (let visit = 0; visit < 3; visit++) expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(0);
  });
});

/** One handler serves both signals; each one tested starts another server. */
const signals = process.env.FULL ? (['SIGTERM', 'SIGINT'] as const) : (['SIGTERM'] as const);

it.each(signals)('%s lets an open request finish, then closes the database', async (signal) => {
  const server = start();
  const origin = await originOf(server);
  const { publishableKey } = await readKeys(dataDir);
  const answer = new Promise<{ status: number | undefined }>((resolve, reject) => {
    // The server has started the request when it sends "continue"; the rest of the body follows the signal.
    const headers = {
      apikey: publishableKey,
      'content-type': 'application/json',
      expect: '100-continue',
    };
    const open = request(`${origin}/auth/v1/signup`, { method: 'POST', headers }, (incoming) => {
      incoming.resume().on('end', () => resolve({ status: incoming.statusCode }));
    });
    open.on('error', reject);
    open.once('continue', () => {
      open.write('{"email":"ana@example.com",');
      server.child.kill(signal);
    });
    void server
      .prints(/termino lo que está en curso/)
      .then(() => open.end('"password":"tres-gatos-azules"}'), reject);
  });
  expect((await answer).status).toBe(200);
  expect(await server.ended).toBe(0);
  expect(server.output()).toContain('Servidor detenido.');
});
