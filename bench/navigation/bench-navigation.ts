import { cpuSlowdown, openBrowser } from '#bench/common/browser.ts';
import type { Options } from '#bench/common/options.ts';
import { waitForQuiet } from '#bench/common/quiet.ts';
import { report } from '#bench/common/report.ts';
import { startSchool } from '#bench/common/school.ts';
import { median } from '#bench/common/statistics.ts';
import { goalTable, ms, table, type Goal } from '#bench/common/table.ts';
import { withCleanup } from '#bench/common/with-cleanup.ts';
import { createLearner } from '#e2e/support/learner.ts';
import { measureMove, pointingMs, type Move } from './measure-move.ts';

const goalMs = 100;

const moves: Move[] = [
  { from: '/', to: '/cursos', isPublic: true },
  { from: '/', to: '/auth', isPublic: true },
  { from: '/cursos', to: '/', isPublic: true },
  { from: '/dashboard', to: '/context-engineering', isPublic: false },
  { from: '/modulo-4', to: '/modulo-5', isPublic: false },
  { from: '/modulo-4', to: '/cursos', isPublic: false },
  { from: '/prompts', to: '/prompts/analisis-competitivo', isPublic: false },
];

interface Measured {
  move: Move;
  isSlow4G: boolean;
  shownAfter: number[];
}

const nameOf = ({ move: { from, to } }: Measured) => `${from} → ${to}`;

function describe(measured: Measured[], runs: number, disturbed: number): string[] {
  const rows = measured.map((entry) => [
    nameOf(entry),
    entry.isSlow4G ? 'slow 4G' : 'loopback',
    ms(median(entry.shownAfter)),
    `${ms(Math.min(...entry.shownAfter))}–${ms(Math.max(...entry.shownAfter))}`,
  ]);
  const goals = measured
    .filter(({ isSlow4G }) => !isSlow4G)
    .map((entry): Goal => {
      const value = median(entry.shownAfter);
      return {
        goal: `${nameOf(entry)} within ${goalMs} ms`,
        measured: `${ms(value)} ms`,
        isMet: value <= goalMs,
      };
    });
  return [
    `From the click on a link to the first frame with the next page's heading; phone-sized window, CPU ${cpuSlowdown} ` +
      `times slower, the pointer rests on the link for ${pointingMs} ms before the click. Median of ${runs} ` +
      `interleaved rounds. ${disturbed} moves were made while the machine was busy.`,
    table(['move', 'network', 'heading after ms', 'range'], rows),
    '## Goals',
    goalTable(goals),
  ];
}

export const benchNavigation = ({ runs, patienceMs }: Options) =>
  withCleanup(async (later) => {
    const school = await startSchool();
    later(() => school.stop());
    const browser = await openBrowser();
    later(() => browser.close());
    const { session } = await createLearner(school.origin);
    const measured: Measured[] = moves.flatMap((move) =>
      [false, true].map((isSlow4G) => ({ move, isSlow4G, shownAfter: [] })),
    );
    let disturbed = 0;
    for (let round = 0; round < runs; round++) {
      for (const entry of measured) {
        if (!(await waitForQuiet(patienceMs))) disturbed += 1;
        const options = { session, isSlow4G: entry.isSlow4G };
        entry.shownAfter.push(await measureMove(browser, school.origin, entry.move, options));
        console.log(`round ${round + 1}  ${nameOf(entry)}  ${ms(entry.shownAfter.at(-1) ?? 0)} ms`);
      }
    }
    const packages = ['@playwright/test', 'react', 'react-router'];
    await report('navigation', 'From page to page', packages, describe(measured, runs, disturbed));
  });
