import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { startSchool, temporaryFolder, type School } from '#bench/common/school.ts';
import { openPglite } from '#server/database/exclusive-pglite.ts';
import type { TestPostgres } from '#server/testing/postgres.ts';
import { createModel, seedSql, type Account } from './learners.ts';

export const backings = ['embedded', 'PostgreSQL'] as const;
export type Backing = (typeof backings)[number];

/** A running school with so many learners in its tables. */
export interface Filled {
  learners: number;
  school: School;
  account: Account;
  /** From an empty data folder or database, and with everything in place. */
  firstStartMs: number;
  stop(): Promise<void>;
}

/** PGlite belongs to one process at a time: the school is stopped meanwhile. */
async function runEmbedded(dataDir: string, sql: string) {
  const connection = openPglite(join(dataDir, 'database'));
  await connection.driver.waitReady;
  await connection.driver.exec(sql);
  await connection.close();
}

async function runOnPostgres(url: string, text: string) {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await sql.unsafe(text);
  await sql.end();
}

export async function fillSchool(learners: number, cluster: TestPostgres | null): Promise<Filled> {
  const dataDir = await temporaryFolder();
  const databaseUrl = await cluster?.createDatabase(`school_${learners}`);
  const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const first = await startSchool(env);
  const account = await createModel(first.origin, dataDir);
  await first.stop();
  if (databaseUrl) await runOnPostgres(databaseUrl, seedSql(learners));
  else await runEmbedded(dataDir, seedSql(learners));
  const school = await startSchool(env);
  return {
    learners,
    school,
    account,
    firstStartMs: first.startMs,
    async stop() {
      await school.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
