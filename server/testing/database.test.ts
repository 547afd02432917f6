import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readMigrations } from '#server/database/migrations.ts';
import { statementsOf } from './database.ts';

it('the cached test database depends on all its SQL, not only on the migrations', async () => {
  const migrations = await readMigrations();
  const statements = await statementsOf(migrations);
  const files = ['roles.sql', 'auth-schema.sql', 'school-schema.sql'].map((name) =>
    readFile(new URL(`../database/${name}`, import.meta.url), 'utf8'),
  );
  const parts = [...(await Promise.all(files)), ...migrations.map(({ sql }) => sql)];
  expect(statements).toEqual(expect.arrayContaining(parts));
});
