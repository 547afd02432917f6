import { openEmbeddedDatabase } from '#server/database/embedded/embedded-database.ts';
import { migrate, readMigrations } from '#server/database/migrations.ts';

/** A separate process, for a test that kills it during a long migration. */
const { session } = await openEmbeddedDatabase(process.argv[2] ?? '');
await migrate(session, await readMigrations());
const slow = 'create table halfway (n int); insert into halfway values (1); select pg_sleep(600);';
process.stdout.write('migrating\n');
await migrate(session, [{ version: '20990101000000', name: 'slow', sql: slow }]);
