import { goalTable, ms, table, times, type Goal } from '#bench/common/table.ts';
import { median, quantile } from '#bench/common/statistics.ts';
import type { Backing, Filled } from './backing.ts';
import { readsPerSecond, type BesideReads } from './beside-reads.ts';
import type { Direct } from './direct.ts';
import type { Grown } from './growth.ts';
import type { Outcome } from './load.ts';
import { waitingSignIns, type Measurements } from './measure-server.ts';

export interface ServerFigures extends Measurements {
  backing: Backing;
  schools: Filled[];
  growth: Grown[];
  beside: BesideReads;
  direct: Direct;
}

const figures = ({ perSecond, p50, p99 }: Outcome) => [ms(perSecond), p50.toFixed(1), p99.toFixed(1)];

const find = (outcomes: Outcome[], name: string) =>
  outcomes.find((outcome) => outcome.name === name) as Outcome;

function throughputTable(all: ServerFigures[]) {
  const situations = ['alone', 'mixed'] as const;
  const rows = all.flatMap((entry) =>
    situations.flatMap((situation) =>
      entry[situation].map((outcome) => [
        `${entry.backing}, ${situation}: ${outcome.name}`,
        ...figures(outcome),
      ]),
    ),
  );
  return table(['load', 'requests/s', 'p50 ms', 'p99 ms'], rows);
}

function floodTable(all: ServerFigures[]) {
  const rows = all.flatMap(({ backing, idle, flooded }) =>
    flooded.map((outcome) => {
      const before = idle.find(({ name }) => name === outcome.name);
      const ratio = before ? times(outcome.p99 / before.p99) : '';
      return [
        `${backing}: ${outcome.name}`,
        before?.p50.toFixed(1) ?? '',
        before?.p99.toFixed(1) ?? '',
        ms(outcome.perSecond),
        outcome.p50.toFixed(1),
        outcome.p99.toFixed(1),
        ratio,
        outcome.refused,
      ];
    }),
  );
  const head = [
    'load',
    'idle p50 ms',
    'idle p99 ms',
    'requests/s',
    'p50 ms',
    'p99 ms',
    'p99 ratio',
    'sent away',
  ];
  return table(head, rows);
}

function besideTable(all: ServerFigures[]) {
  const rows = all.flatMap(({ backing, beside: { pagesAlone, pages, signIns, reads } }) => {
    const named: [string, number[]][] = [
      ['page, without reads', pagesAlone],
      ['page', pages],
      ['sign-in', signIns],
    ];
    const answers = [...reads].map(([status, count]) => `${status}: ${count}`).join(', ');
    return named.map(([name, times]) => [
      `${backing}: ${name}`,
      median(times).toFixed(1),
      quantile(times, 0.99).toFixed(1),
      ms(Math.max(...times)),
      name === 'page' ? answers : '',
    ]);
  });
  return table(['asked', 'p50 ms', 'p99 ms', 'longest ms', 'reads, by status'], rows);
}

/** Goals, as shares of the database's speed without a server. */
const share = { embedded: 0.6, PostgreSQL: 0.35 };

function goalsBesideDirect({ backing, alone, direct }: ServerFigures): Goal[] {
  return (['progress read', 'completion'] as const).map((name) => {
    const { perSecond } = find(alone, name);
    const ratio = perSecond / direct[name];
    return {
      goal: `${backing}: ${name}, 16 connections, beside the same transaction asked directly: ≥ ${share[backing]}`,
      measured: `${times(ratio)} (${ms(perSecond)} of ${ms(direct[name])}/s)`,
      isMet: ratio >= share[backing],
    };
  });
}

function growthTable(all: ServerFigures[]) {
  const rows = all.flatMap(({ backing, growth }) =>
    growth.map((grown) => [
      `${backing}: ${grown.name}`,
      grown.learners.toLocaleString('en'),
      ...figures(grown),
    ]),
  );
  return table(['load', 'learners', 'requests/s', 'p50 ms', 'p99 ms'], rows);
}

function processTable(all: ServerFigures[]) {
  const rows = all.map(({ backing, schools, restMb, loadMb }) => {
    const [smallest] = schools;
    const largest = schools.at(-1);
    return [
      backing,
      ms(smallest?.firstStartMs ?? Number.NaN),
      ms(smallest?.school.startMs ?? Number.NaN),
      ms(largest?.school.startMs ?? Number.NaN),
      ms(restMb),
      ms(loadMb),
    ];
  });
  const head = [
    'backing',
    'first start ms',
    'start ms, 1 learner',
    'start ms, 100,000',
    'MB at rest',
    'MB under load',
  ];
  return table(head, rows);
}

function goals(all: ServerFigures): Goal[] {
  const { backing, idle, flooded, growth, beside } = all;
  const reads = growth.filter(({ name }) => name === 'progress read');
  const of = (learners: number) => reads.find((grown) => grown.learners === learners) as Grown;
  const ratio = of(100_000).p50 / of(100).p50;
  const flood = (['page', 'progress read'] as const).map((name): Goal => {
    const p99 = find(flooded, name).p99 / find(idle, name).p99;
    const goal = `${backing}: ${name} p99 within 5 × idle while ${waitingSignIns} sign-ins wait`;
    return { goal, measured: times(p99), isMet: p99 <= 5 };
  });
  const { pagesAlone, pages, signIns } = beside;
  const page = median(pages) / median(pagesAlone);
  const slowest = Math.max(...signIns);
  return [
    ...flood,
    ...goalsBesideDirect(all),
    {
      goal: `${backing}: a page beside ${readsPerSecond} reads a second within 5 × alone (p50)`,
      measured: times(page),
      isMet: page <= 5,
    },
    {
      goal: `${backing}: every sign-in beside them within 2 s`,
      measured: `${ms(slowest)} ms`,
      isMet: slowest <= 2_000,
    },
    {
      goal: `${backing}: reads with 100,000 learners within 1.5 × reads with 100 (p50)`,
      measured: times(ratio),
      isMet: ratio <= 1.5,
    },
  ];
}

export function describeServer(all: ServerFigures[], seconds: number): string[] {
  return [
    'The real server in a process of its own, asked over loopback by another process that shares the machine ' +
      `with it; keep-alive, one connection per client, ${seconds} s per load, limits and log off. Every answer ` +
      'must be a success. PostgreSQL runs on the same machine with fsync on.',
    'With 100,000 learners in the table. *Alone*: 16 clients (4 for sign-ins). *Mixed*: 6 clients for pages, ' +
      'assets and reads each, 2 for completions and 2 for sign-ins, all at once.',
    throughputTable(all),
    `## While ${waitingSignIns} sign-ins wait\n\nTwo clients for pages and two for progress, each with a rest ` +
      `of 20 ms after every answer; then the same while ${waitingSignIns} more clients sign in without a rest. ` +
      'Those sent away (503) come back after the time that the server names.',
    floodTable(all),
    `## Beside ${readsPerSecond} reads a second\n\nAs many as the limits permit to six addresses, sent at that pace whether they are ` +
      'answered or not; meanwhile pages and sign-ins one after the other, each on a new connection.',
    besideTable(all),
    '## Growth\n\nThe same load in turn on schools with 1, 100 and 100,000 learners, median of five rounds.',
    growthTable(all),
    '## Start and memory',
    processTable(all),
    '## Goals\n\n*Asked directly*: 16 connections of `pg` (embedded: its one session) send `begin`, session and role, the ' +
      'statement and `commit`, each once the one before is answered.',
    goalTable(all.flatMap(goals)),
  ];
}
