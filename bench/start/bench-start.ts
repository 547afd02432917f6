import type { Options } from '#bench/common/options.ts';
import { report } from '#bench/common/report.ts';
import { median } from '#bench/common/statistics.ts';
import { goalTable, ms, table, type Goal } from '#bench/common/table.ts';
import { withCleanup } from '#bench/common/with-cleanup.ts';
import { startPostgres } from '#server/testing/postgres.ts';
import { measurePglite, measureStart, restSeconds, visits, type StartFigures } from './measure-start.ts';

const goals = { embedded: 320, PostgreSQL: 120 };
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

/** How long the school takes from its start to the first answer, and what it holds when nobody asks. */
export async function benchStart(options: Options) {
  const alone = await measurePglite();
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
      `PGlite alone, in a script that opens a database and asks one question: ${ms(alone.asItIs)} MB resident as it ` +
        `comes (128 MB of buffers), ${ms(alone.asOurs)} MB with the buffers that the school gives it.`,
      '## Goals',
      goalTable(rows.flatMap(([name, figures]) => goalsOf(name, figures))),
    ],
  );
}
