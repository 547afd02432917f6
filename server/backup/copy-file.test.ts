import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runServer } from '#server/run.ts';
import { readSettings } from '#server/settings.ts';
import { prepareFolder } from '#server/testing/server.ts';
import { backUp } from './transfer.ts';

let folder: string;
let dataDir: string;
let env: Record<string, string>;
beforeEach(async () => {
  ({ folder, dataDir, env } = await prepareFolder());
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The message names the target of the copy, not the data folder. */
async function expectRefusal(settings: ReturnType<typeof readSettings>, targets = ['missing', 'file']) {
  await writeFile(join(folder, 'file'), '');
  for (const file of targets.map((target) => join(folder, target, 'copia.gz')))
    await expect(backUp(settings, file)).rejects.toMatchObject({
      name: 'StartError',
      message: `No se puede escribir ${file}: esa carpeta no existe. Créala o elige otra.`,
    });
}

it('the message names a target that cannot take the copy, server running or not, and no files are left', async () => {
  const settings = readSettings(env);
  // Each attempt opens the database; a server has it open already.
  await expectRefusal(settings, ['missing']);
  const server = await runServer(settings);
  await expectRefusal(settings);
  await server.stop();
  // The server copies its release there in the background.
  const left = (await readdir(dataDir)).filter((name) => name !== 'releases');
  expect(left.sort()).toEqual(['database', 'secrets.json']);
});

it('the same with PostgreSQL', async () => {
  await expectRefusal(readSettings({ ...env, DATABASE_URL: 'postgres://escuela@127.0.0.1:1/escuela' }));
});
