import { execFile, spawn } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { copyFolder, templateFolder } from './template.ts';

export interface TestPostgres {
  url: string;
  /** Creates an empty database for one test. */
  createDatabase(name: string): Promise<string>;
  /** SIGINT ends it in order, SIGQUIT like a crash; it is back on the same port after `work`. */
  restart(signal: 'SIGINT' | 'SIGQUIT', work?: () => Promise<unknown>): Promise<void>;
  /** Stops all its processes, as if the network had died; connections stay open. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  stop(): Promise<void>;
}

const run = promisify(execFile);

/** Debian, like Homebrew, keeps the server's binaries out of PATH, one folder per version. */
export function findPostgresBinaries(): string | null {
  const versions = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'].flatMap((folder) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => /^(postgresql(@\d+)?|\d+)$/.test(name))
          .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
          .map((name) => join(folder, name, 'bin'))
      : [],
  );
  const inPath = (process.env.PATH ?? '').split(delimiter);
  const hasServer = (folder: string) =>
    existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'));
  return [...versions, ...inPath].find(hasServer) ?? announceSkip();
}

/** Announces the skipped tests; where PostgreSQL is expected (.ci/run), skipping is a failure. */
function announceSkip(): null {
  if (process.env.REQUIRE_POSTGRES === '1')
    throw new Error('REQUIRE_POSTGRES=1, and there is no PostgreSQL here.');
  process.stderr.write('SKIPPED: no PostgreSQL binaries here, this file is tested on PGlite only.\n');
  return null;
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return user && { uid: Number(user[2]), gid: Number(user[3]) };
}

/**
 * Below the range of outgoing ports: while the database restarts, a client that connects to a port in that range may reach
 * itself, and keep the port.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(12_000, 32_000);
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch {
      continue;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
}

/** Runs statements as the cluster's owner on a separate connection; returns the rows of the last one. */
export async function runSql(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const results = (await client.query(text)) as pg.QueryResult | pg.QueryResult[];
    return [results].flat().at(-1)?.rows ?? [];
  } finally {
    await client.end();
  }
}

async function untilReady(url: string): Promise<void> {
  for (const deadline = Date.now() + 30_000; ;) {
    try {
      await runSql(url, 'select 1');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

const initdbFlags = ['-U', 'escuela', '--auth=trust', '--locale=C', '--encoding=UTF8', '--no-sync'];

/** A cluster fresh from initdb, for the user who runs it. */
async function emptyCluster(binaries: string): Promise<string> {
  const initdb = join(binaries, 'initdb');
  const user = unprivilegedUser();
  const { stdout: version } = await run(initdb, ['--version']);
  const parts = [version, initdbFlags, user?.uid ?? process.getuid?.()];
  return templateFolder({
    kind: 'postgres',
    name: createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12),
    async make(draft) {
      // That user may not have access to our checkout.
      const folder = await mkdtemp(join(tmpdir(), 'aplica-ia-postgres-'));
      try {
        if (user) await chown(folder, user.uid, user.gid);
        const data = join(folder, 'data');
        await run(initdb, ['-D', data, ...initdbFlags], { ...user, cwd: folder });
        await rm(draft, { recursive: true });
        await copyFolder(data, draft);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  });
}

/** A fresh cluster in a temporary folder. Tests do without durability; benchmarks ask for it. */
export async function startPostgres({ isDurable = false } = {}): Promise<TestPostgres | null> {
  const binaries = findPostgresBinaries();
  if (!binaries) return null;
  const user = unprivilegedUser();
  const folder = await mkdtemp(join(tmpdir(), 'aplica-ia-postgres-'));
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  await copyFolder(await emptyCluster(binaries), data);
  const port = await freePort();
  const options = [
    ...(isDurable ? [] : ['fsync=off', 'full_page_writes=off']),
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
  ];
  const flags = ['-D', data, '-p', String(port), ...options.flatMap((option) => ['-c', option])];
  const launch = () => {
    const server = spawn(join(binaries, 'postgres'), flags, { ...user, cwd: folder, stdio: 'ignore' });
    return { server, exited: once(server, 'exit') };
  };
  let running = launch();
  const end = async (signal: NodeJS.Signals) => {
    running.server.kill(signal);
    await running.exited;
  };
  /** The postmaster first, so that it starts no process meanwhile, then its processes. */
  const signalAll = async (signal: NodeJS.Signals) => {
    running.server.kill(signal);
    const { stdout } = await run('pgrep', ['-P', String(running.server.pid)]);
    for (const child of stdout.trim().split('\n')) await run('kill', [`-${signal}`, child]).catch(() => null);
  };
  const address = (database: string) => `postgres://escuela@127.0.0.1:${port}/${database}`;
  await untilReady(address('postgres'));
  return {
    url: address('postgres'),
    async createDatabase(name) {
      await runSql(address('postgres'), `create database "${name}"`);
      return address(name);
    },
    async restart(signal, work) {
      await end(signal);
      await work?.();
      running = launch();
      await untilReady(address('postgres'));
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async stop() {
      // Immediate shutdown: this folder needs no checkpoint.
      await end('SIGQUIT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
