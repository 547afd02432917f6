import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp, moveToPostgres, restore } from './data-transfer.ts';
import { runServer } from '#server/run.ts';
import { readSettings } from '#server/settings.ts';
import { findPostgresBinaries, startPostgres } from '#server/testing/postgres.ts';
import {
  clientOf,
  learner,
  password,
  prepareFolder,
  readKeys,
  type TestServer,
} from '#server/testing/server.ts';

let folder: string;
let env: Record<string, string>;
let backup: string;
let refreshToken: string;

const open = async (overrides: Record<string, string> = {}) => {
  const settings = readSettings({ ...env, ...overrides });
  const server = await runServer(settings);
  const { publishableKey: key, secretKey } = await readKeys(settings.dataDir);
  return { ...server, key, secretKey } as TestServer;
};

/** Ana and Berta as they left the school, on whatever server now has their data. */
async function expectSchool(server: TestServer) {
  const ana = clientOf(server);
  expect((await ana.auth.signInWithPassword({ email: 'ana@example.com', password })).error).toBeNull();
  const { data } = await ana.from('module_progress').select('module_number').order('module_number');
  expect(data).toEqual([{ module_number: 1 }, { module_number: 4 }]);
  const berta = clientOf(server);
  const refused = await berta.auth.signInWithPassword({ email: 'berta@example.com', password });
  expect(refused.error?.code).toBe('email_not_confirmed');
  const session = await clientOf(server).auth.refreshSession({ refresh_token: refreshToken });
  expect(session.error).toBeNull();
}

beforeAll(async () => {
  ({ folder, env } = await prepareFolder());
  backup = join(folder, 'copia.gz');
  const server = await open();
  const ana = await learner(server, 'ana@example.com');
  for (const module_num of [1, 4]) await ana.client.rpc('complete_module', { module_num });
  refreshToken = ana.session.refresh_token;
  await clientOf(server).auth.signUp({ email: 'berta@example.com', password });
  await expect(backUp(readSettings(env), backup)).rejects.toThrow('ya la usa otro servidor');
  await server.stop();
  expect(await backUp(readSettings(env), backup)).toBe(2);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a backup', () => {
  it('is for its owner only, and never overwrites another', async () => {
    expect((await stat(backup)).mode & 0o777).toBe(0o600);
    await expect(backUp(readSettings(env), backup)).rejects.toThrow('ya existe');
  });

  it('brings accounts, progress and sessions back in an empty folder', async () => {
    const dataDir = join(folder, 'restored');
    expect(await restore(readSettings({ ...env, DATA_DIR: dataDir }), backup)).toBe(2);
    expect((await readdir(dataDir)).sort()).toEqual(['database', 'secrets.json']);
    const server = await open({ DATA_DIR: dataDir });
    await expectSchool(server);
    await server.stop();
  });

  it('is not restored over existing data', async () => {
    await expect(restore(readSettings(env), backup)).rejects.toThrow('ya hay datos');
  });

  it('cut short is refused, and leaves nothing in the folder', async () => {
    const damaged = join(folder, 'cut.gz');
    await writeFile(damaged, (await readFile(backup)).subarray(0, -40));
    const dataDir = await mkdtemp(join(tmpdir(), 'aplica-ia-'));
    await expect(restore(readSettings({ ...env, DATA_DIR: dataDir }), damaged)).rejects.toThrow(
      'está dañada',
    );
    await expect(restore(readSettings({ ...env, DATA_DIR: dataDir }), join(folder, 'no'))).rejects.toThrow(
      'No existe',
    );
    expect(await readdir(dataDir)).toEqual([]);
    await rm(dataDir, { recursive: true });
  });

  it('is also a command, with a sentence and an exit code', async () => {
    const run = promisify(execFile);
    const args = ['--import', 'tsx', 'server/commands/backup.ts'];
    const options = { env: { PATH: process.env.PATH, ...env } };
    const file = join(folder, 'again.gz');
    expect((await run(process.execPath, [...args, file], options)).stdout).toBe(
      `Copia guardada en ${file}: 2 cuentas.\n`,
    );
    await expect(run(process.execPath, args, options)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Uso: npm run backup'),
    });
  });
});

describe.runIf(findPostgresBinaries())('moving to PostgreSQL', () => {
  it('brings accounts, progress and sessions along, once', async () => {
    const cluster = await startPostgres();
    if (!cluster) throw new Error('There are binaries.');
    const url = await cluster.createDatabase('moved');
    try {
      expect(await moveToPostgres(readSettings(env), url)).toBe(2);
      await expect(moveToPostgres(readSettings(env), url)).rejects.toThrow('ya tiene cuentas');
      const server = await open({ DATABASE_URL: url });
      await expectSchool(server);
      await server.stop();
    } finally {
      await cluster.stop();
    }
  });
});
