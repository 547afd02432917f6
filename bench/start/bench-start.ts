import type { Options } from '#bench/common/options.ts';
import { report } from '#bench/common/report.ts';
import { median } from '#bench/common/statistics.ts';
import { goalTable, ms, table, times, type Goal } from '#bench/common/table.ts';
import { withCleanup } from '#bench/common/with-cleanup.ts';
import { startPostgres } from '#server/testing/postgres.ts';
import {
  measureNode,
  measurePglite,
  measureStart,
  restSeconds,
  visits,
  type PgliteAlone,
  type StartFigures,
} from './measure-start.ts';

const goals = { embedded: 260, PostgreSQL: 90 };
const firstGoal = 300;
const firstAnswerGoal = 1_500;

function goalsOf(name: keyof typeof goals, { pageMs, memory }: StartFigures): Goal[] {
  const page = median(pageMs);
  const rest = median(memory.map((one) => one.rest));
  return [
    {
      goal: `${name}: first answer within ${firstAnswerGoal} ms of the start (median)`,
      measured: `${ms(page)} ms`,
      isMet: page <= firstAnswerGoal,
    },
    {
      goal: `${name}: at most ${goals[name]} MB resident at rest`,
      measured: `${ms(rest)} MB`,
      isMet: rest <= goals[name],
    },
  ];
}

const row = (name: string, { firstMs, pageMs, startMs, npmMs, memory }: StartFigures) => [
  name,
  ms(firstMs),
  ms(median(pageMs)),
  ms(median(startMs)),
  ms(npmMs),
  ...(['rest', 'own', 'peak'] as const).map((kind) => ms(median(memory.map((one) => one[kind])))),
];

/** Compared with the minimum for the same start: PGlite alone on its own folder, or Node alone. */
function ratioGoals(rows: [string, StartFigures][], alone: PgliteAlone, nodeMs: number[]): Goal[] {
  const embedded = rows.find(([name]) => name === 'embedded')?.[1];
  const postgres = rows.find(([name]) => name === 'PostgreSQL')?.[1];
  const goal = (goal: string, ratio: number, most: number): Goal => ({
    goal: `${goal}, at most ${most} ×`,
    measured: times(ratio),
    isMet: ratio <= most,
  });
  const later = (figures: StartFigures, floor: number[]) => median(figures.startMs) / median(floor);
  return [
    ...(embedded
      ? [
          goal('embedded: an empty folder, beside PGlite alone', embedded.firstMs / alone.firstMs, 1.15),
          goal('embedded: a later start, beside PGlite alone', later(embedded, alone.laterMs), 2),
          {
            goal: `embedded: at most ${firstGoal} MB resident at rest after the first start`,
            measured: `${ms(embedded.firstMemory.rest)} MB`,
            isMet: embedded.firstMemory.rest <= firstGoal,
          },
        ]
      : []),
    ...(postgres ? [goal('PostgreSQL: a later start, beside node -e 0', later(postgres, nodeMs), 14.5)] : []),
  ];
}

/** How long the school takes from its start to the first answer, and the memory it holds at rest. */
export async function benchStart(options: Options) {
  const alone = await measurePglite(options);
  const nodeMs = await measureNode(options);
  const rows: [keyof typeof goals, StartFigures][] = [];
  await withCleanup(async (later) => {
    const cluster = await startPostgres({ isDurable: true });
    if (cluster) later(() => cluster.stop());
    rows.push(['embedded', await measureStart({}, options)]);
    const url = await cluster?.createDatabase('start');
    if (url) rows.push(['PostgreSQL', await measureStart({ DATABASE_URL: url }, options)]);
  });
  await report(
    'start',
    'Start and memory',
    ['@electric-sql/pglite'],
    [
      `The built server in a process of its own. _Page_ is the time until the first page, while the database is still being ` +
        `opened; all else until /healthz says 200. _First_ is a start with an empty data folder or database, _page_ and ` +
        `_start_ the median of ${options.runs} with everything in place, _npm start_ the same through npm, which first looks ` +
        `whether the build is current. Memory, the median of the same, after ${visits.length} requests and ${restSeconds} s of ` +
        `rest: resident (RSS), with shared pages divided (PSS), and the highest of that process.`,
      table(
        [
          'backing',
          'first ms',
          'page ms',
          'start ms',
          'npm start ms',
          'MB at rest',
          'MB own (PSS)',
          'MB peak',
        ],
        rows.map(([name, figures]) => row(name, figures)),
      ),
      `PGlite alone, in a process that opens a folder and asks one question: ${ms(alone.firstMs)} ms from the start of ` +
        `the process with an empty folder, ${ms(median(alone.laterMs))} ms and ${ms(median(alone.memory))} MB resident with ` +
        `one that is there. Node alone (\`node -e 0\`): ${ms(median(nodeMs))} ms.`,
      '## Goals',
      goalTable([
        ...rows.flatMap(([name, figures]) => goalsOf(name, figures)),
        ...ratioGoals(rows, alone, nodeMs),
      ]),
    ],
  );
}
