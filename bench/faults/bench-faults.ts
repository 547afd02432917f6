import type { Options } from '#bench/common/options.ts';
import { report } from '#bench/common/report.ts';
import { median, quantile } from '#bench/common/statistics.ts';
import { ms, table } from '#bench/common/table.ts';
import { startPostgres } from '#server/testing/postgres.ts';
import { attackWave } from './attack-wave.ts';
import { databaseRestarts } from './database-restarts.ts';
import { killRounds } from './kill-rounds.ts';
import { noisyNeighbour } from './noisy-neighbour.ts';
import { randomRequests } from './random-requests.ts';
import type { Ledger, Losses } from './ledger.ts';
import { silentMail } from './silent-mail.ts';
import { tableRequests } from './table-requests.ts';

/** Numbers between 0 and 1 that a seed repeats (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Finding {
  title: string;
  figures: Record<string, string | number>;
  isGood: boolean;
}

/** Between its warm-up and its end the server's memory may swing by a garbage collection, not more. */
const tolerableGrowth = 1.2;

const durations = (values: number[]) =>
  `${ms(median(values))} ms (median), ${ms(quantile(values, 1))} ms (longest)`;

const refusals = ({ errors }: Ledger) =>
  [...errors].map(([what, count]) => `${count} × ${what}`).join(', ') || 'none';

const balance = (ledger: Ledger, missing: Losses) => ({
  'accounts confirmed to the learner, and lost': `${ledger.accounts.size}, ${missing.accounts.length}`,
  'links confirmed, and lost': `${ledger.confirmations.size}, ${missing.confirmations.length}`,
  'completions confirmed, and lost': `${ledger.completions.size}, ${missing.completions.length}`,
  'refused or without answer': refusals(ledger),
});

async function kill({ rounds = 50, seed }: Options): Promise<Finding> {
  const { ledger, starts, missing, lost } = await killRounds(rounds, seededRandom(seed));
  return {
    title: 'kill -9 under mixed writes (embedded)',
    figures: {
      rounds,
      'starts without help': `${starts.length} of ${rounds + 1}`,
      'from start to first answer': durations(starts),
      ...balance(ledger, missing),
    },
    isGood: lost === 0,
  };
}

async function restarts({ rounds = 50, seed }: Options): Promise<Finding> {
  const title = 'PostgreSQL restarted under mixed writes';
  const result = await databaseRestarts(rounds, seededRandom(seed));
  if (!result) return { title, figures: { skipped: 'no PostgreSQL binaries here' }, isGood: true };
  const { ledger, missing, lost, recoveries, stillRuns, exitCode } = result;
  return {
    title,
    figures: {
      'restarts (in order and crash in turn)': rounds,
      'healthy again after the database is back': durations(recoveries),
      'server process': `${stillRuns ? 'the same all along' : 'ended'}, exit code ${exitCode} when told to stop`,
      ...balance(ledger, missing),
    },
    isGood: lost === 0 && stillRuns,
  };
}

async function requests({ requests: count, seed }: Options): Promise<Finding> {
  const title = 'Random and mutated requests (embedded)';
  const result = await randomRequests(count, seed).catch((error: Error) => error);
  if (result instanceof Error) {
    // fast-check's report: the requests that caused a 5xx, showed a secret or killed the connection.
    console.error(result);
    return { title, figures: { failed: String(result.cause) }, isGood: false };
  }
  const { statuses, memoryMB, stillRuns } = result;
  const quarter = Math.ceil(memoryMB.length / 4);
  const growth = median(memoryMB.slice(-quarter)) / median(memoryMB.slice(quarter, 2 * quarter));
  return {
    title,
    figures: {
      requests: count,
      'answers by status': byStatus(statuses),
      '5xx other than 501 and 503': 0,
      "answers with another learner's id or the secret key": 0,
      'memory every 500 requests (MB)': memoryMB.map(Math.round).join(' '),
      'memory, last quarter over second quarter': growth.toFixed(2),
      'server process': stillRuns ? 'the same all along' : 'ended',
    },
    isGood: stillRuns && growth <= tolerableGrowth,
  };
}

/** Nobody's sign-in may cost more than twice what it costs on an idle server. */
const tolerableSlowdown = 2;

async function mail(): Promise<Finding> {
  const { newcomers, refused, alone, meanwhile, delivered } = await silentMail();
  const ratio = median(meanwhile) / median(alone);
  return {
    title: 'A mail server that accepts connections and says nothing (embedded)',
    figures: {
      'sign-ups, and refused': `${newcomers}, ${refused}`,
      'mails delivered meanwhile': delivered,
      "another learner's sign-in before": durations(alone),
      'and while all mails hang': durations(meanwhile),
      'slower by': ratio.toFixed(2),
    },
    isGood: refused === 0 && delivered === 0 && ratio <= tolerableSlowdown,
  };
}

/** The same on both databases; PostgreSQL where it is installed. */
async function onBoth(work: (overrides: Record<string, string>, name: string) => Promise<Finding>) {
  const findings = [await work({}, 'embedded')];
  const cluster = await startPostgres();
  if (!cluster) return findings;
  try {
    findings.push(await work({ DATABASE_URL: await cluster.createDatabase('faults') }, 'PostgreSQL'));
  } finally {
    await cluster.stop();
  }
  return findings;
}

const byStatus = (statuses: Map<number, number>) =>
  [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${status}: ${times}`)
    .join(', ');

const grown = ({ requests: perCall, seed }: Options) =>
  onBoth(async (overrides, database): Promise<Finding> => {
    const title = `Requests grown from the table of calls (${database})`;
    const result = await tableRequests(perCall, seed, overrides).catch((error: Error) => error);
    if (result instanceof Error) {
      console.error(result);
      return { title, figures: { failed: String(result.cause ?? result.message) }, isGood: false };
    }
    return {
      title,
      figures: {
        'requests (each call; a tenth where it costs a hash)': `${result.sent} (${perCall})`,
        'answers by status': byStatus(result.statuses),
        '5xx other than 501 and 503': 0,
        "answers with another learner's id or the secret key": 0,
        'memory after each call (MB)': result.memoryMB.map(Math.round).join(' '),
      },
      isGood: result.stillRuns,
    };
  });

/** No answer to a learner may take longer than so many times what 99 of 100 take on an idle server. */
const tolerableDelay = 5;

const underAttack = ({ seconds }: Options) =>
  onBoth(async (overrides, database): Promise<Finding> => {
    const wave = await attackWave(seconds * 5, overrides);
    const idle = quantile(wave.idle.times, 0.99);
    const late = wave.attacked.times.filter((time) => time > tolerableDelay * idle).length;
    const failures = [...wave.idle.failures, ...wave.attacked.failures];
    return {
      title: `Ten learners while hostile requests, a silent mail server and guesses at an account go on (${database})`,
      figures: {
        'hostile requests, sign-ups with a silent mail server': `${wave.requests}, ${wave.signUps}`,
        "the learners' answers, alone and meanwhile": `${wave.idle.times.length}, ${wave.attacked.times.length}`,
        'p99 alone': `${ms(idle)} ms`,
        'p99 and longest meanwhile': `${ms(quantile(wave.attacked.times, 0.99))} ms, ${ms(quantile(wave.attacked.times, 1))} ms`,
        [`answers over ${tolerableDelay} × p99 alone`]: late,
        'answers that failed': failures.length > 0 ? failures.join(', ') : 0,
        'completions confirmed, and lost': `${wave.confirmed}, ${wave.lost}`,
        'owner signs in while guessed at': `${wave.owner.admitted} of ${wave.owner.tries}`,
      },
      isGood:
        wave.stillRuns &&
        late === 0 &&
        failures.length === 0 &&
        wave.lost === 0 &&
        wave.owner.admitted === wave.owner.tries,
    };
  });

const besideNoise = ({ seconds }: Options) =>
  onBoth(async (overrides, database): Promise<Finding> => {
    const { noise, failures, stillRuns, ...served } = await noisyNeighbour(seconds * 10, overrides);
    return {
      title: `A learner beside a machine that asks for nonsense from the same address (${database})`,
      figures: {
        'answers to 2,000 bad requests and then 30 a second, by status': byStatus(noise),
        'the learner: pages, readings, completions, refreshes': Object.values(served).join(', '),
        'answers to the learner that failed': failures.length > 0 ? failures.join(', ') : 0,
      },
      isGood: stillRuns && failures.length === 0,
    };
  });

/** What must hold whatever happens: a loss, a leak or a dead server also ends the command with an error. */
export async function benchFaults(options: Options) {
  const findings: Finding[] = [];
  const add = (...found: Finding[]) => {
    findings.push(...found);
    // The whole takes an hour: whoever waits sees how far it is.
    for (const { title, isGood } of found) console.log(`${isGood ? 'good' : 'BAD '} ${title}`);
  };
  // What is judged by time comes first, while the machine is as rested as it will ever be.
  add(...(await underAttack(options)));
  add(...(await besideNoise(options)));
  for (const find of [mail, kill, restarts, requests]) add(await find(options));
  add(...(await grown(options)));
  const packages = ['@electric-sql/pglite', 'pg', 'fast-check'];
  const sections = findings.flatMap(({ title, figures, isGood }) => [
    `## ${title}: ${isGood ? 'good' : '**BAD**'}`,
    table(['what', 'figure'], Object.entries(figures)),
  ]);
  await report('faults', 'Faults and abuse', packages, [`Seed ${options.seed}.`, ...sections]);
  if (findings.some(({ isGood }) => !isGood)) process.exitCode = 1;
}
