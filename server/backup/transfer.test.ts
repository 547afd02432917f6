import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restore } from './restore.ts';
import { backUp, moveToPostgres } from './transfer.ts';
import { runServer } from '#server/run.ts';
import { readSettings } from '#server/settings.ts';
import { findPostgresBinaries, startPostgres, type TestPostgres } from '#server/testing/postgres.ts';
import { noSettings } from '#server/testing/process.ts';
import { clientOf, learner, password, prepareFolder, readKeys } from '#server/testing/server.ts';
import { readProgress, type TestServer } from '#server/testing/server.ts';
import { syncedPaths } from '#server/testing/synced-paths.ts';

let folder: string;
let env: Record<string, string>;
/** Made while the server ran and learners wrote. */
let backup: string;
let refreshToken: string;
/** A copy left behind, from before the start. */
const leftover = 'backup-0123456789ab.gz';

const settingsWith = (overrides: Record<string, string> = {}) => readSettings({ ...env, ...overrides });

const open = async (overrides: Record<string, string> = {}) => {
  const settings = settingsWith(overrides);
  const server = await runServer({ ...settings, passwordCost: 4 });
  const { publishableKey: key, secretKey } = await readKeys(settings.dataDir);
  return { ...server, key, secretKey } as TestServer;
};

/** Checks that Ana and Berta find everything as before on this server. */
async function expectSchool(server: TestServer) {
  const ana = clientOf(server);
  const signedIn = await ana.auth.signInWithPassword({ email: 'ana@example.com', password });
  expect(signedIn.error).toBeNull();
  const { data } = await readProgress(ana, signedIn.data.user?.id ?? '');
  expect(data?.slice(0, 2)).toMatchObject([{ module_number: 1 }, { module_number: 4 }]);
  const berta = clientOf(server);
  const refused = await berta.auth.signInWithPassword({ email: 'berta@example.com', password });
  expect(refused.error).not.toBeNull();
  const session = await clientOf(server).auth.refreshSession({ refresh_token: refreshToken });
  expect(session.error).toBeNull();
}

const run = promisify(execFile);
const command = (name: string, args: string[], more: Record<string, string> = {}) =>
  run(process.execPath, [`dist/server/commands/${name}.js`, ...args], {
    env: { PATH: process.env.PATH, ...noSettings, ...env, ...more },
  });

beforeAll(async () => {
  ({ folder, env } = await prepareFolder());
  backup = join(folder, 'copia.gz');
  await writeFile(join(env.DATA_DIR ?? '', leftover), 'half');
  const server = await open();
  const ana = await learner(server, 'ana@example.com');
  for (const module_num of [1, 4]) await ana.client.rpc('complete_module', { module_num });
  refreshToken = ana.session.refresh_token;
  await clientOf(server).auth.signUp({ email: 'berta@example.com', password });

  const other = await learner(server, 'carla@example.com');
  let isCopying = true;
  const writing = (async () => {
    for (let n = 0; isCopying; n++) {
      const { error } = await other.client.rpc('complete_module', { module_num: 1 + (n % 6) });
      expect(error).toBeNull();
    }
  })();
  expect(await backUp(settingsWith(), backup)).toBe(3);
  isCopying = false;
  await writing;
  await server.stop();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a backup of the embedded database', () => {
  it('made while the server runs is readable by its owner only, never overwrites, and leaves no draft', async () => {
    expect((await stat(backup)).mode & 0o777).toBe(0o600);
    await expect(backUp(settingsWith(), backup)).rejects.toThrow('ya existe');
    expect((await readdir(env.DATA_DIR ?? '')).filter((name) => name.startsWith('backup-'))).toEqual([]);
  });

  it('can also be made while the server is stopped', async () => {
    const file = join(folder, 'cold.gz');
    expect(await backUp(settingsWith(), file)).toBe(3);
    await expect(command('backup', [])).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Uso: npm run backup'),
    });
  });

  it('restores accounts, progress and sessions into an empty folder, synced to disk', async () => {
    const dataDir = join(folder, 'restored');
    const settings = settingsWith({ DATA_DIR: dataDir });
    const { result: accounts, synced } = await syncedPaths(() => restore(settings, backup));
    expect(accounts).toBe(3);
    if (synced) {
      // The name of what its thread created; the secrets, then their name; and the database's final name.
      const created = join(dataDir, 'restoring');
      const names = [created, expect.stringContaining('secrets.json'), dataDir, dataDir];
      expect(synced.slice(synced.indexOf(created))).toEqual(names);
    }
    expect((await readdir(dataDir)).sort()).toEqual(['database', 'secrets.json']);
    const server = await open({ DATA_DIR: dataDir });
    await expectSchool(server);
    await server.stop();
  });

  it('that was left behind is gone after the next start', async () => {
    expect(await readdir(env.DATA_DIR ?? '')).not.toContain(leftover);
  });

  it('is not restored over existing data', async () => {
    await expect(restore(settingsWith(), backup)).rejects.toThrow('ya hay datos');
  });
});

describe('a bad copy is refused with one sentence, and leaves nothing in the folder', () => {
  const lines = async () =>
    gunzipSync(await readFile(backup))
      .toString()
      .split('\n');
  const packed = async (change: (text: string[]) => string[]) => gzipSync(change(await lines()).join('\n'));

  // This one creates a database, which is slow; table-copy.test.ts checks the sentence.
  const wrongTypes: [string, () => Promise<Buffer>, RegExp] = [
    'with values of the wrong type',
    () =>
      packed(([head = '']) => [
        head,
        '{"table":"auth.users","columns":["id"],"rows":[{"id":"secreto"}]}',
        '{"end":1}',
      ]),
    /^(?!.*secreto).*no encajan en esta versión \(código 22P02\)\.$/s,
  ];

  it.each<[string, () => Promise<Buffer>, RegExp]>([
    ['cut short', async () => (await readFile(backup)).subarray(0, -40), /está dañada/],
    ['no copy at all', async () => Buffer.from('hola'), /está dañada/],
    ['without a header', () => packed(([, ...rest]) => rest), /está dañada/],
    ['with a line that is no batch', () => packed(([head = '']) => [head, '5', '{"end":0}']), /está dañada/],
    ...(process.env.FULL ? [wrongTypes] : []),
  ])('%s', async (_, content, sentence) => {
    const file = join(folder, 'bad.gz');
    await writeFile(file, await content());
    const dataDir = await mkdtemp(join(tmpdir(), 'aplica-ia-'));
    await expect(restore(settingsWith({ DATA_DIR: dataDir }), file)).rejects.toThrow(sentence);
    expect(await readdir(dataDir)).toEqual([]);
    await rm(dataDir, { recursive: true });
  });

  it('a missing file, or a folder', async () => {
    const settings = settingsWith({ DATA_DIR: join(folder, 'x') });
    await expect(restore(settings, join(folder, 'no'))).rejects.toThrow('No existe la copia');
    await expect(restore(settings, folder)).rejects.toThrow(`No se puede leer la copia ${folder} (EISDIR).`);
  });
});

it('an unreachable PostgreSQL is reported in one sentence, without the password', async () => {
  const url = 'postgres://escuela:hunter2@127.0.0.1:1/escuela';
  const sentence = /^DATABASE_URL: la base de datos no se puede usar \((?!.*hunter2).*ECONNREFUSED.*\)\.$/;
  const refusal = { name: 'StartError', message: expect.stringMatching(sentence) };
  await expect(restore(settingsWith({ DATABASE_URL: url }), backup)).rejects.toMatchObject(refusal);
  await expect(moveToPostgres(settingsWith(), url)).rejects.toMatchObject(refusal);
});

it('with a Supabase project both commands say where the data are', async () => {
  const supabase = { SUPABASE_URL: 'https://abcd.supabase.co', SUPABASE_ANON_KEY: 'k' };
  await expect(backUp(settingsWith(supabase), join(folder, 's.gz'))).rejects.toThrow('Supabase');
  await expect(restore(settingsWith(supabase), backup)).rejects.toThrow('Supabase');
});

describe.runIf(findPostgresBinaries())('with PostgreSQL', () => {
  let cluster: TestPostgres;
  beforeAll(async () => {
    cluster = (await startPostgres()) as TestPostgres;
  });
  afterAll(() => cluster.stop());

  it('the embedded school moves there once, with accounts, progress and sessions', async () => {
    const url = await cluster.createDatabase('moved');
    // The address comes from the settings: other users of the machine see every process's arguments.
    const { stdout } = await command('move-to-postgres', [], { DATABASE_URL: url });
    expect(stdout).toContain('Se han copiado 3 cuentas');
    await expect(moveToPostgres(settingsWith(), url)).rejects.toThrow('ya tiene cuentas');
    const server = await open({ DATABASE_URL: url });
    await expectSchool(server);
    await server.stop();
  });

  it('a copy of the embedded school is restored there, into an empty database only', async () => {
    const overrides = {
      DATABASE_URL: await cluster.createDatabase('restored'),
      DATA_DIR: join(folder, 'pg'),
    };
    expect(await restore(settingsWith(overrides), backup)).toBe(3);
    await expect(restore(settingsWith(overrides), backup)).rejects.toThrow('ya tiene datos');
    const server = await open(overrides);
    await expectSchool(server);
    await server.stop();
  });

  it('PostgreSQL copies are made by pg_dump while the server runs, and restored by pg_restore', async () => {
    const overrides = { DATABASE_URL: await cluster.createDatabase('own'), DATA_DIR: join(folder, 'pg') };
    await restore(settingsWith(overrides), backup);
    const server = await open(overrides);
    const dump = join(folder, 'copia.dump');
    expect((await command('backup', [dump], overrides)).stdout).toBe(`Copia guardada en ${dump}.\n`);
    expect((await stat(dump)).mode & 0o777).toBe(0o600);
    await server.stop();

    const target = { ...overrides, DATABASE_URL: await cluster.createDatabase('again') };
    expect(await restore(settingsWith(target), dump)).toBe(3);
    await expect(restore(settingsWith(target), dump)).rejects.toThrow('ya tiene datos');
    await expect(restore(settingsWith({ DATA_DIR: join(folder, 'y') }), dump)).rejects.toThrow(
      'DATABASE_URL',
    );
    const restored = await open(target);
    await expectSchool(restored);
    await restored.stop();
  });

  it('without pg_dump the message names the manual command, and nothing is written', async () => {
    const DATABASE_URL = await cluster.createDatabase('bare');
    const file = join(folder, 'none.dump');
    const path = process.env.PATH;
    process.env.PATH = '';
    try {
      await expect(backUp(settingsWith({ DATABASE_URL }), file)).rejects.toThrow(
        `pg_dump --format=custom --file=${file} "$DATABASE_URL"`,
      );
    } finally {
      process.env.PATH = path;
    }
    expect((await readdir(folder)).filter((name) => name.startsWith('none'))).toEqual([]);
  });

  it('a failure of pg_dump is reported without the password', async () => {
    const url = new URL(cluster.url);
    url.password = 'hunter2';
    url.pathname = '/missing';
    const refusal = backUp(settingsWith({ DATABASE_URL: url.href }), join(folder, 'no.dump'));
    await expect(refusal).rejects.toThrow(/^pg_dump no ha podido terminar: (?!.*hunter2)/);
  });
});
