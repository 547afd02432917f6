import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PostgresConnection } from '@supabase/lite/postgres';
import { expect, it } from 'vitest';
import { openEmptyDatabase } from '#server/testing/database.ts';

const entry = createRequire(import.meta.url).resolve('@supabase/lite/dist/manifest.json');
const root = entry.slice(0, entry.lastIndexOf('dist'));

const readJson = async (path: string) =>
  JSON.parse(await readFile(path, 'utf8')) as { version: string; dependencies: Record<string, string> };

it('@supabase/lite is exactly the version whose code was read: a new one is read before it is used', async () => {
  const { version } = await readJson(join(root, 'package.json'));
  const { dependencies } = await readJson(new URL('../../package.json', import.meta.url).pathname);
  expect(version).toBe('0.10.0');
  expect(dependencies['@supabase/lite']).toBe(version);
});

/** Replaced or set from outside, none of them documented: a name that is gone would be replaced without any effect. */
const methods = ['applyJwtSessionContext', 'applyRpcRequestGucs', 'close', 'introspect'];
const properties = ['rlsState', 'kysely', 'driver'];

function expectAllThere(connection: object) {
  const parts = connection as Record<string, unknown>;
  expect(methods.filter((name) => typeof parts[name] !== 'function')).toEqual([]);
  expect(properties.filter((name) => parts[name] === undefined)).toEqual([]);
  expect(parts.rlsState).toBe('unknown');
}

it('what we replace in its connections is still there', async () => {
  const { connection, close } = await openEmptyDatabase();
  expectAllThere(connection);
  await close();
  const postgres = new PostgresConnection({ url: 'postgres://127.0.0.1:1/none' });
  expectAllThere(postgres);
  await postgres.close();
});
