import { once } from 'node:events';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { systemClock, type Clock } from '#server/clock.ts';
import { exists, syncPath } from '#server/database/data-files.ts';
import { explainFullDisk } from '#server/database/file-fault.ts';
import type { MigrationSession } from '#server/database/migrations.ts';
import { reasonOf, StartError } from '#server/start-error.ts';
import { keepTidy } from './quiet-care.ts';
import { errorOf, startThread, type ThreadMessage } from './thread-stream.ts';
import { openTurns, type Asker, type Turns } from './turns.ts';

interface EmbeddedDatabase {
  /** For accounts and mails. */
  db: Kysely<unknown>;
  /** The same session, for progress: fewer may wait for it (turns.ts). */
  data: Kysely<unknown>;
  /** For migrations and copies, while no request uses the database. */
  session: MigrationSession;
  /** Rejects when the database does not answer. Skips the query if the database has just answered a request. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** In a separate thread, to free its memory: creating a database takes three times what serving one does. */
async function createIn(folder: string): Promise<void> {
  const thread = startThread({ task: 'create', folder });
  let failure: Error | null = null;
  thread.on('message', (message: ThreadMessage) => {
    if ('state' in message && message.state === 'failed') failure = errorOf(message.error);
  });
  // Rejects with the thread's error.
  await once(thread, 'exit');
  if (failure) throw failure as Error;
}

/**
 * Creating a database takes seconds and a thousand files; a process that dies meanwhile would leave a folder that no later
 * start can open. So it is created under another name and renamed once complete.
 */
export async function createDatabase(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  try {
    await createIn(draft);
    await rename(draft, folder);
    await syncPath(dirname(folder));
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

const justNowMs = 1_000;

async function ping({ seen, take }: Turns): Promise<void> {
  if (performance.now() - seen.answeredAt < justNowMs) return;
  const client = await take('accounts');
  try {
    await client.query('select 1', []);
  } finally {
    client.release();
  }
}

const tables = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema')`;

/** One turn per table, so a request waits for one table at most. */
async function tidy({ take }: Turns): Promise<void> {
  const ask = async (statement: string) => {
    const client = await take('accounts');
    try {
      return (await client.query<{ name: string }>(statement, [])).rows;
    } finally {
      client.release();
    }
  };
  for (const { name } of await ask(tables)) await ask(`vacuum (analyze) ${name}`);
}

/** The caller holds the lock on the data folder. */
export async function openEmbeddedDatabase(
  dataDir: string,
  { clock = systemClock }: { clock?: Clock } = {},
): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'database');
  if (!(await exists(folder))) await createDatabase(folder);
  const turns = openTurns(folder);
  try {
    await turns.run('select 1');
  } catch (error) {
    await turns.end();
    const damaged = new StartError(
      `La base de datos de ${folder} no se puede abrir (${reasonOf(error)}). ` +
        'Si está dañada, recupera una copia con npm run restore.',
      { cause: error },
    );
    throw await explainFullDisk(damaged, dataDir);
  }
  let taken = 0;
  const dbFor = (asker: Asker) =>
    new Kysely<unknown>({
      dialect: new PostgresDialect({
        pool: {
          connect() {
            taken += 1;
            return turns.take(asker);
          },
          end: async () => undefined,
        },
      }),
    });
  const stopTidying = keepTidy({
    turns: () => taken,
    changedRows: () => turns.seen.changedRows,
    tidy: () => tidy(turns),
    clock,
  });
  return {
    db: dbFor('accounts'),
    data: dbFor('data'),
    session: {
      exec: (sql) => turns.run(sql),
      query: async (sql, parameters) => (await turns.run(sql, parameters)).rows as Record<string, unknown>[],
    },
    ping: () => ping(turns),
    async close() {
      await stopTidying();
      await turns.end();
    },
  };
}
