import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSchool } from '#bench/common/school.ts';
import { runSql, startPostgres } from '#server/testing/postgres.ts';
import { prepareFolder } from '#server/testing/server.ts';
import { emptyLedger, keepBusy, lossCount, missingFrom } from './ledger.ts';

const atOnce = 6;

async function untilHealthy(origin: string): Promise<number> {
  const begun = performance.now();
  while ((await fetch(`${origin}/healthz`)).status !== 200) await sleep(20);
  return performance.now() - begun;
}

/** PostgreSQL stops (in order and as in a crash, in turn) under the same load; the server process stays the same. */
export async function databaseRestarts(rounds: number, random: () => number) {
  const cluster = await startPostgres();
  if (!cluster) return null;
  const url = await cluster.createDatabase('faults');
  const { folder, env } = await prepareFolder({ DATABASE_URL: url });
  const ledger = emptyLedger();
  const recoveries: number[] = [];
  try {
    const school = await startSchool(env);
    let isOpen = true;
    const busy = keepBusy(school, ledger, 'learner', atOnce, () => isOpen);
    for (let round = 0; round < rounds; round++) {
      await sleep(300 + random() * 1_500);
      await cluster.restart(round % 2 === 0 ? 'SIGINT' : 'SIGQUIT', () => sleep(random() * 500));
      recoveries.push(await untilHealthy(school.origin));
    }
    await sleep(1_000);
    isOpen = false;
    await busy;
    const stillRuns = school.isRunning();
    const exitCode = await school.stop();
    const missing = await missingFrom({ query: (text) => runSql(url, text) }, ledger);
    return { ledger, recoveries, missing, lost: lossCount(missing), stillRuns, exitCode };
  } finally {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
