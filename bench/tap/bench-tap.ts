import { openBrowser } from '#bench/common/browser.ts';
import { startCompared } from '#bench/common/compared-schools.ts';
import { comparedTable, middleOf, type Column, type Samples } from '#bench/common/compared-table.ts';
import { chosen, type Options } from '#bench/common/options.ts';
import { waitForQuiet } from '#bench/common/quiet.ts';
import { report } from '#bench/common/report.ts';
import { goalTable, ms, times, type Goal } from '#bench/common/table.ts';
import { cpuSlowdown } from '#bench/common/throttle.ts';
import { withCleanup } from '#bench/common/with-cleanup.ts';
import { createLearner } from '#e2e/support/learner.ts';
import { measureTap, type Move, type Tap } from './measure-tap.ts';

const aPrompt = '/prompts/analisis-competitivo';

const moves: Move[] = [
  { from: '/', to: '/cursos', isPublic: true },
  { from: '/', to: '/auth', isPublic: true },
  { from: '/why', to: '/about', isPublic: true },
  { from: '/dashboard', to: '/context-engineering', isPublic: false },
  { from: '/dashboard', to: '/cuaderno', isPublic: false },
  { from: '/cursos', to: '/modulo-1', isPublic: false },
  { from: '/modulo-4', to: '/modulo-5', isPublic: false },
  { from: '/prompts', to: aPrompt, isPublic: false },
  { from: aPrompt, to: '/prompts', isPublic: false },
  { from: '/gpts', to: '/gpts/data-analyst', isPublic: false },
];

const nameOf = ({ from, to }: Move) => `${from} → ${to}`;

interface Measured {
  name: string;
  schools: Samples<keyof Tap>[];
}

const column = (title: string, figure: keyof Tap): Column<keyof Tap> => ({
  title,
  of: (middle) => middle(figure),
  print: ms,
  range: figure,
});

const columns: Column<keyof Tap>[] = [
  column('whole first screen ms', 'screen'),
  column('heading ms', 'heading'),
  column('Back ms', 'back'),
  {
    title: 'Back loads anew',
    of: (middle) => middle('backLoads'),
    print: (value) => (value > 0 ? 'yes' : 'no'),
  },
];

/** The move that is furthest from the goal. */
function worst(measured: Measured[], figure: keyof Tap, most: number, words: string): Goal {
  const ratios = measured.map(({ name, schools: [here = {}, there = {}] }) => ({
    name,
    is: middleOf(here)(figure) / middleOf(there)(figure),
  }));
  const [first = { name: '', is: Number.NaN }] = ratios.sort((a, b) => b.is - a.is);
  return {
    goal: `${words} ≤ ${most.toFixed(1)} × the other school's`,
    measured: `${times(first.is)} (${first.name})`,
    isMet: first.is <= most,
  };
}

export const benchTap = ({ rounds, patienceMs, against, only }: Options) =>
  withCleanup(async (later) => {
    const chosenMoves = chosen(moves, only, nameOf);
    const schools = await startCompared(against, later);
    const browser = await openBrowser();
    later(() => browser.close());
    const measured = chosenMoves.map((move) => ({
      name: nameOf(move),
      schools: schools.map((): Samples<keyof Tap> => ({})),
    }));
    let disturbed = 0;
    for (let round = 0; round < rounds; round++) {
      // Sessions expire after an hour, so each round signs in again.
      const learners = await Promise.all(schools.map(({ origin }) => createLearner(origin)));
      for (const [index, move] of chosenMoves.entries()) {
        for (const [which, school] of schools.entries()) {
          if (!(await waitForQuiet(patienceMs))) disturbed += 1;
          const session = move.isPublic ? undefined : learners[which]?.session;
          const tap = await measureTap({ browser, origin: school.slowOrigin, session }, move);
          const samples = measured[index]?.schools[which] ?? {};
          for (const [figure, value] of Object.entries(tap) as [keyof Tap, number][])
            (samples[figure] ??= []).push(value);
          const words = `screen ${ms(tap.screen)} ms, Back ${ms(tap.back)} ms`;
          console.log(`round ${round + 1}  ${school.name} ${nameOf(move)}  ${words}`);
        }
      }
      // After every round, so that a stopped run keeps its finished rounds.
      await report(
        'tap',
        'From a tap to the next page',
        ['@playwright/test', 'react'],
        [
          `From the moment a finger leaves a link, which it touched for 80 ms, until the next page's first screen looks as it then stays; ` +
            `and the same after Back. Phone-sized window, slow 4G, CPU ${cpuSlowdown} times slower, which a fixed loop on each page ` +
            `confirmed; both pages were open before. Median of ${round + 1} interleaved rounds with the smallest and the largest value. ` +
            `A link that opens a tab of its own is followed in the same one. ${disturbed} taps were made while the machine was busy.`,
          comparedTable('move', columns, measured),
          ...(against
            ? [goalTable([worst(measured, 'screen', 1, 'tap'), worst(measured, 'back', 0.5, 'Back')])]
            : []),
        ],
      );
    }
  });
