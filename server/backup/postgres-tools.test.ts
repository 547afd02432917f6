import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dumpPostgres } from './postgres-tools.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aplica-ia-'));
  // Replaces pg_dump, and records what every user of the machine sees of it (arguments) and what only its owner does.
  const script = `#!/bin/sh\nprintf '%s\\n' "$@" > ${folder}/seen\nprintf '%s' "$PGPASSWORD" > ${folder}/password\n`;
  await writeFile(join(folder, 'pg_dump'), script, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

it.each([
  ['postgres://ana:cl%2Fave@db:5432/escuela', 'postgres://ana@db:5432/escuela'],
  ['postgres://ana@db/escuela?password=cl%2Fave', 'postgres://ana@db/escuela'],
  [
    'postgres://ana:otra@db/escuela?options=-c%20a%3Db&password=cl%2Fave&sslmode=require',
    'postgres://ana@db/escuela?options=-c%20a%3Db&sslmode=require',
  ],
])('other users of the machine do not see the password of %s', async (url, shown) => {
  const file = join(folder, 'copia.dump');
  await dumpPostgres(url, file);
  const seen = await readFile(join(folder, 'seen'), 'utf8');
  expect(seen.split('\n')[0]).toBe(`--dbname=${shown}`);
  expect(await readFile(join(folder, 'password'), 'utf8')).toBe('cl/ave');
  expect((await stat(file)).mode & 0o077).toBe(0);
});
