import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSchool } from '#bench/common/school.ts';
import { openEmbeddedDatabase } from '#server/database/embedded/embedded-database.ts';
import { prepareFolder } from '#server/testing/server.ts';
import { confirmed, emptyLedger, keepBusy, lossCount, missingFrom } from './ledger.ts';

const atOnce = 6;

/** `kill -9` at random moments while learners sign up, confirm and complete; one data folder for all rounds. */
export async function killRounds(rounds: number, random: () => number) {
  const { folder, dataDir, env } = await prepareFolder();
  const ledger = emptyLedger();
  const starts: number[] = [];
  try {
    for (let round = 1; round <= rounds; round++) {
      const school = await startSchool(env);
      starts.push(school.startMs);
      let isAlive = true;
      const busy = keepBusy(school, ledger, `r${round}`, atOnce, () => isAlive);
      // So many confirmed writes into the round, and then some moment between two of them.
      const target = confirmed(ledger) + 1 + Math.floor(random() * 30);
      while (confirmed(ledger) < target) await sleep(5);
      await sleep(random() * 200);
      isAlive = false;
      await school.stop('SIGKILL');
      await busy;
      if (round % 10 === 0) console.log(`round ${round}: ${ledger.completions.size} completions so far`);
    }
    const last = await startSchool(env);
    starts.push(last.startMs);
    await last.stop();
    const { session, close } = await openEmbeddedDatabase(dataDir);
    const missing = await missingFrom(session, ledger);
    await close();
    return { ledger, starts, missing, lost: lossCount(missing) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
