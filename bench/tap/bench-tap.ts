import { cpuSlowdown, openBrowser } from '#bench/common/browser.ts';
import type { Options } from '#bench/common/options.ts';
import { waitForQuiet } from '#bench/common/quiet.ts';
import { report } from '#bench/common/report.ts';
import { startSchool } from '#bench/common/school.ts';
import { median } from '#bench/common/statistics.ts';
import { ms, table, times as ratio } from '#bench/common/table.ts';
import { withCleanup } from '#bench/common/with-cleanup.ts';
import { createLearner } from '#e2e/support/learner.ts';
import { measureTap, type Move } from './measure-tap.ts';

const moves: Move[] = [
  { from: '/', to: '/cursos', isPublic: true },
  { from: '/', to: '/auth', isPublic: true },
  { from: '/dashboard', to: '/context-engineering', isPublic: false },
  { from: '/modulo-4', to: '/modulo-5', isPublic: false },
  { from: '/prompts', to: '/prompts/analisis-competitivo', isPublic: false },
];

interface Measured {
  move: Move;
  isCached: boolean;
  /** One list per school. */
  times: number[][];
}

const describe = (times: number[]) => [
  ms(median(times)),
  `${ms(Math.min(...times))}–${ms(Math.max(...times))}`,
];

const rowOf = ({ move, isCached, times: [here = [], there] }: Measured) => [
  `${move.from} → ${move.to}`,
  isCached ? 'code cached' : 'first visit, slow 4G',
  ...describe(here),
  ...(there ? [...describe(there), ratio(median(here) / median(there))] : []),
];

export const benchTap = ({ runs, patienceMs, against }: Options) =>
  withCleanup(async (later) => {
    const school = await startSchool();
    later(() => school.stop());
    const browser = await openBrowser();
    later(() => browser.close());
    const schools: { origin: string; session: string }[] = [];
    for (const origin of [school.origin, ...(against ? [against] : [])])
      schools.push({ origin, session: (await createLearner(origin)).session });
    const measured: Measured[] = moves.flatMap((move) =>
      [true, false].map((isCached) => ({ move, isCached, times: schools.map(() => []) })),
    );
    let disturbed = 0;
    for (let round = 0; round < runs; round++) {
      for (const { move, isCached, times } of measured) {
        for (const [index, { origin, session }] of schools.entries()) {
          if (!(await waitForQuiet(patienceMs))) disturbed += 1;
          const time = await measureTap(browser, origin, move, { session, isCached });
          times[index]?.push(time);
          console.log(`round ${round + 1}  ${origin} ${move.from} → ${move.to}  ${ms(time)} ms`);
        }
      }
    }
    const figures = ['whole first screen after ms', 'range'];
    const other = against ? ['the other school', 'range', 'ratio'] : [];
    await report(
      'tap',
      'From a tap to the next page',
      ['@playwright/test', 'react', 'react-router'],
      [
        `From a tap on a link (no pointing beforehand) until the next page's first screen looks as it then stays; ` +
          `phone-sized window, CPU ${cpuSlowdown} times slower. Median of ${runs} interleaved rounds. ` +
          `${disturbed} taps were made while the machine was busy.`,
        table(['move', 'circumstances', ...figures, ...other], measured.map(rowOf)),
      ],
    );
  });
