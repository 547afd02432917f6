import { parseArgs } from 'node:util';
import { databaseRestarts } from './faults/database-restarts.ts';
import { killRounds } from './faults/kill-rounds.ts';
import { randomRequests } from './faults/random-requests.ts';
import { report } from './faults/report.ts';
import type { Losses } from './faults/check-ledger.ts';
import type { Ledger } from './faults/school.ts';
import { seededRandom } from './faults/seeded-random.ts';

const parts = ['kill', 'restarts', 'requests'] as const;

const milliseconds = (values: number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN);
  return `${at(0.5)} ms (median), ${at(1)} ms (longest)`;
};

const refusals = ({ errors }: Ledger) =>
  [...errors].map(([what, count]) => `${count} × ${what}`).join(', ') || 'none';

const balance = (ledger: Ledger, missing: Losses) => ({
  'accounts confirmed to the learner, and lost': `${ledger.accounts.size}, ${missing.accounts.length}`,
  'links confirmed, and lost': `${ledger.confirmations.size}, ${missing.confirmations.length}`,
  'completions confirmed, and lost': `${ledger.completions.size}, ${missing.completions.length}`,
  'refused or without answer': refusals(ledger),
});

async function kill(rounds: number, seed: number): Promise<boolean> {
  const { ledger, starts, missing, lost } = await killRounds(rounds, seededRandom(seed));
  await report('kill -9 under mixed writes (embedded)', {
    seed,
    rounds,
    'starts without help': `${starts.length} of ${rounds + 1}`,
    'from start to first answer': milliseconds(starts),
    ...balance(ledger, missing),
  });
  return lost === 0;
}

async function restarts(rounds: number, seed: number): Promise<boolean> {
  const result = await databaseRestarts(rounds, seededRandom(seed));
  if (!result) {
    console.log('SKIPPED: no PostgreSQL binaries here.');
    return true;
  }
  const { ledger, missing, lost, recoveries, stillRuns, exitCode } = result;
  await report('PostgreSQL restarted under mixed writes', {
    seed,
    'restarts (in order and crash in turn)': rounds,
    'healthy again after the database is back': milliseconds(recoveries),
    'server process': `${stillRuns ? 'the same all along' : 'ended'}, exit code ${exitCode} when told to stop`,
    ...balance(ledger, missing),
  });
  return lost === 0 && stillRuns;
}

/** A 5xx, a leak or a dead connection ends the command with fast-check's report. */
async function requests(count: number, seed: number): Promise<boolean> {
  const { statuses, memoryMB, stillRuns } = await randomRequests(count, seed);
  const sorted = [...statuses].toSorted(([a], [b]) => a - b);
  await report('Random and mutated requests (embedded)', {
    seed,
    requests: count,
    'answers by status': sorted.map(([status, times]) => `${status}: ${times}`).join(', '),
    '5xx other than 501 and 503': 0,
    "answers with another learner's id or the secret key": 0,
    'memory every 500 requests (MB)': memoryMB.map(Math.round).join(' '),
    'server process': stillRuns ? 'the same all along' : 'ended',
  });
  return stillRuns;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '50' },
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string' },
  },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const rounds = Number(values.rounds);
const run = {
  kill: () => kill(rounds, seed),
  restarts: () => restarts(rounds, seed),
  requests: () => requests(Number(values.requests), seed),
};
const chosen = parts.filter((part) => positionals.length === 0 || positionals.includes(part));
for (const part of chosen) if (!(await run[part]())) process.exitCode = 1;
