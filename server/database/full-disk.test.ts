import { readdir, rm, mkdtemp, statfs, writeFile } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { seedDataDir } from '#server/testing/database.ts';
import { originOf, spawnServer, type ServerProcess } from '#server/testing/process.ts';
import {
  clientOf,
  learner,
  mailsTo,
  password,
  prepareFolder,
  readKeys,
  readProgress,
  type TestServer,
} from '#server/testing/server.ts';
import { openEmbeddedDatabase } from './embedded/embedded-database.ts';

const run = promisify(execFile);

interface SmallDisk {
  folder: string;
  /** `size=60m`, `ro`, `rw` */
  remount(option: string): Promise<unknown>;
  /** Fills the disk completely; the result frees the space. */
  fill(): Promise<() => Promise<void>>;
  remove(): Promise<void>;
}

/** A small disk in memory; null where mounting is not allowed. */
async function mountSmallDisk(size: string): Promise<SmallDisk | null> {
  const folder = await mkdtemp(join(tmpdir(), 'aplica-ia-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0700`, 'tmpfs', folder]);
  } catch {
    await rm(folder, { recursive: true });
    return null;
  }
  return {
    folder,
    remount: (option) => run('mount', ['-o', `remount,${option}`, folder]),
    async fill() {
      const ballast = join(folder, 'ballast');
      const { bavail, bsize } = await statfs(folder);
      await writeFile(ballast, Buffer.alloc(bavail * bsize));
      return () => rm(ballast);
    },
    async remove() {
      await run('umount', [folder]);
      await rm(folder, { recursive: true });
    },
  };
}

const disk = await mountSmallDisk('6m');
if (!disk) {
  process.stderr.write(
    'SKIPPED: no disk can be mounted here (not root), full and read-only disks go untested.\n',
  );
}

describe.runIf(disk)('on a disk of its own', () => {
  const { folder, remount, fill, remove } = disk as SmallDisk;
  let prepared: Awaited<ReturnType<typeof prepareFolder>>;
  let env: Record<string, string>;
  const servers: ServerProcess[] = [];
  beforeAll(async () => {
    prepared = await prepareFolder();
    env = { ...prepared.env, DATA_DIR: folder };
  });
  afterAll(async () => {
    for (const server of servers) {
      server.child.kill('SIGKILL');
      await server.ended;
    }
    await remove();
    await rm(prepared.folder, { recursive: true, force: true });
  });

  const start = () => {
    const server = spawnServer(env);
    servers.push(server);
    return server;
  };

  it('a first start on a full disk says so and leaves no partial database', async () => {
    const server = start();
    expect(await server.ended).toBe(1);
    expect(server.output().trim()).toBe(
      `La carpeta de datos ${folder} no se puede usar: no queda sitio en el disco. ` +
        'Libera espacio, o elige otra carpeta con DATA_DIR.',
    );
    expect(await readdir(folder)).toEqual(['secrets.json']);
  });

  it('without room even for the secrets it says the same, and leaves nothing', async () => {
    await rm(`${folder}/secrets.json`);
    const empty = await fill();
    const server = start();
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('no queda sitio en el disco');
    expect(await readdir(folder)).toEqual(['ballast']);
    await empty();
  });

  it('the message names a read-only disk', async () => {
    await remount('ro');
    const server = start();
    expect(await server.ended).toBe(1);
    expect(server.output().trim()).toBe(
      `La carpeta de datos ${folder} no se puede usar: el disco es de solo lectura. ` +
        'Elige con DATA_DIR una carpeta en la que se pueda escribir.',
    );
    await remount('rw');
  });

  it('a disk that fills up while learners work: clear answers, no confirmed row is lost, and recovery once there is room', async () => {
    await remount('size=100m');
    await seedDataDir(folder);
    const server = start();
    const origin = await originOf(server);
    const { publishableKey } = await readKeys(folder);
    const here = { origin, key: publishableKey } as TestServer;
    const { client, userId, session } = await learner(here, 'ana@example.com');
    const complete = (module_num: number) => client.rpc('complete_module', { module_num });
    const stored = async (at = here) => {
      const reader = clientOf(at, { Authorization: `Bearer ${session.access_token}` });
      const { data } = await readProgress(reader, userId);
      return data?.map((row) => row.module_number as number).sort();
    };

    const empty = await fill();
    const refused = await complete(1);
    expect(refused.status).toBe(503);
    expect(refused.error?.message).toBe(
      'Ahora mismo no podemos leer ni guardar datos. Vuelve a probar en un momento.',
    );
    const signUp = await clientOf(here).auth.signUp({ email: 'berta@example.com', password });
    // A database page with room takes a row even now: then the row is stored, and its mail waits for room in the mailbox.
    expect([undefined, 503]).toContain(signUp.error?.status);
    expect(await stored()).toEqual([]);
    expect((await fetch(`${origin}/cursos`)).status).toBe(200);

    await empty();
    expect((await complete(2)).error).toBeNull();
    expect(await stored()).toEqual([2]);
    const mailsOfBerta = signUp.error ? 0 : 1;
    await vi.waitUntil(async () => (await mailsTo(here, 'berta@example.com')).length === mailsOfBerta, {
      timeout: 60_000,
    });
    server.child.kill('SIGKILL');
    await server.ended;

    const again = start();
    const back = await originOf(again);
    expect(await stored({ ...here, origin: back })).toEqual([2]);

    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      const before = servers.at(-1);
      before?.child.kill(signal);
      await before?.ended;
      const emptyAgain = await fill();
      const full = start();
      expect(await full.ended).toBe(1);
      expect(full.output()).toMatch(/solo quedan 0 MB|no queda sitio en el disco/);
      expect(full.output()).not.toMatch(/dañada|restore|Build with/);
      await emptyAgain();
      expect(await stored({ ...here, origin: await originOf(start()) })).toEqual([2]);
    }
  });
});

const roomy = await mountSmallDisk('110m');

describe.runIf(roomy)("on a disk with no room for PostgreSQL's log", () => {
  const { folder, fill, remove } = roomy as SmallDisk;
  afterAll(remove);

  const inOneStatement = (db: Kysely<unknown>, n: number) =>
    sql`
    with note as (insert into notes values (${n}) returning n)
    select pg_logical_emit_message(true, 'log', repeat('a', 100000)) from note`.execute(db);
  const inTransaction = (db: Kysely<unknown>, n: number) =>
    db.transaction().execute(async (transaction) => {
      await sql`insert into notes values (${n})`.execute(transaction);
      // Writes to the log only.
      await sql`select pg_logical_emit_message(true, 'log', repeat('a', 1000000))`.execute(transaction);
    });

  it.each([
    ['a transaction', inTransaction],
    // PostgreSQL reports the result before it commits.
    ['one statement', inOneStatement],
  ])('calls of %s get 503, as do all that follow, until there is room', async (_, write) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await seedDataDir(folder);
    const { db, close } = await openEmbeddedDatabase(folder);
    await sql`create table notes (n int)`.execute(db);
    await write(db, 1);
    let confirmed = 1;
    const empty = await fill();
    const refusals: unknown[] = [];
    while (refusals.length < 3) {
      await write(db, confirmed + 1).then(
        () => (confirmed += 1),
        (error: unknown) => refusals.push(error),
      );
    }
    for (const refusal of refusals) expect(refusal).toMatchObject({ name: 'SessionLostError' });

    await empty();
    const { rows } = await sql<{ n: number }>`select n from notes order by n`.execute(db);
    expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: confirmed }, (_, index) => index + 1));
    await close();
    await rm(`${folder}/database`, { recursive: true });
  });
});
