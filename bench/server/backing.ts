import { rm } from 'node:fs/promises';
import { startSchool, temporaryFolder, type RunningSchool } from '#bench/common/school.ts';
import { openEmbeddedDatabase } from '#server/database/embedded/embedded-database.ts';
import { runSql, type TestPostgres } from '#server/testing/postgres.ts';
import { createModel, seedSql, type Account } from './learners.ts';

export const backings = ['embedded', 'PostgreSQL'] as const;
export type Backing = (typeof backings)[number];

/** A running school with this many learners in its tables. */
export interface Filled {
  learners: number;
  school: RunningSchool;
  account: Account;
  dataDir: string;
  databaseUrl: string | undefined;
  /** From an empty data folder or database, or with everything in place. */
  firstStartMs: number;
  stop(): Promise<void>;
}

/** PGlite allows one process at a time, so the school is stopped meanwhile. */
async function runEmbedded(dataDir: string, sql: string) {
  const { session, close } = await openEmbeddedDatabase(dataDir);
  await session.exec(sql);
  await close();
}

export async function fillSchool(learners: number, cluster: TestPostgres | null): Promise<Filled> {
  const dataDir = await temporaryFolder();
  const databaseUrl = await cluster?.createDatabase(`school_${learners}`);
  const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const first = await startSchool(env);
  const account = await createModel(first.origin, dataDir);
  await first.stop();
  if (databaseUrl) await runSql(databaseUrl, seedSql(learners));
  else await runEmbedded(dataDir, seedSql(learners));
  const school = await startSchool(env);
  return {
    learners,
    school,
    account,
    dataDir,
    databaseUrl,
    firstStartMs: first.startMs,
    async stop() {
      await school.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
