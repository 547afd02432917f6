import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ensureDataDir, loadSecrets } from './data-dir.ts';
import { readSettings } from '#server/settings.ts';
import { syncedPaths } from '#server/testing/synced-paths.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aplica-ia-'));
});
afterEach(() => rm(folder, { recursive: true }));

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

it('missing secrets are generated once and readable by the owner only', async () => {
  const dataDir = join(folder, 'deep', 'data');
  await ensureDataDir(dataDir);
  const settings = readSettings({ DATA_DIR: dataDir });
  const secrets = await loadSecrets(settings);
  expect(secrets.jwtSecret.length).toBeGreaterThanOrEqual(32);
  expect(await loadSecrets(settings)).toEqual(secrets);
  expect(await modeOf(join(dataDir, 'secrets.json'))).toBe(0o600);
  expect(await modeOf(dataDir)).toBe(0o700);
});

it.runIf(process.platform === 'linux')(
  'new secrets survive a power cut: file and name are synced',
  async () => {
    const { synced } = await syncedPaths(() => loadSecrets(readSettings({ DATA_DIR: folder })));
    expect(synced).toEqual([expect.stringMatching(/\/secrets\.json\.[\w.]+$/), folder]);
  },
);

it('servers that start together on one folder agree on the secrets', async () => {
  const settings = readSettings({ DATA_DIR: folder });
  const all = await Promise.all(Array.from({ length: 8 }, () => loadSecrets(settings)));
  expect(new Set(all.map((secrets) => secrets.jwtSecret)).size).toBe(1);
  expect(await readdir(folder)).toEqual(['secrets.json']);
});

it('secrets in the environment win over stored ones', async () => {
  const kept = await loadSecrets(readSettings({ DATA_DIR: folder }));
  const jwtSecret = 'un secreto de al menos treinta y dos caracteres';
  const secrets = await loadSecrets(readSettings({ DATA_DIR: folder, JWT_SECRET: jwtSecret }));
  expect(secrets).toEqual({ ...kept, jwtSecret });
});

it('widened permissions are narrowed again', async () => {
  await loadSecrets(readSettings({ DATA_DIR: folder }));
  const path = join(folder, 'secrets.json');
  await chmod(path, 0o644);
  await loadSecrets(readSettings({ DATA_DIR: folder }));
  expect(await modeOf(path)).toBe(0o600);
});

it('a damaged file is refused, with advice', async () => {
  await writeFile(join(folder, 'secrets.json'), '{"jwtSecret":"x"}');
  await expect(loadSecrets(readSettings({ DATA_DIR: folder }))).rejects.toThrow(/secrets\.json está dañado/);
});

it('an existing folder that is open to others is closed', async () => {
  await chmod(folder, 0o755);
  await ensureDataDir(folder);
  expect(await modeOf(folder)).toBe(0o700);
});
