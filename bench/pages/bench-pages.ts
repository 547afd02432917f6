import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { openBrowser } from '#bench/common/browser.ts';
import { startCompared, type ComparedSchool } from '#bench/common/compared-schools.ts';
import { chosen, type Options } from '#bench/common/options.ts';
import { waitForQuiet } from '#bench/common/quiet.ts';
import { report } from '#bench/common/report.ts';
import { startSchool, temporaryFolder } from '#bench/common/school.ts';
import { openSlowLine } from '#bench/common/slow-line.ts';
import { ms } from '#bench/common/table.ts';
import { withCleanup, type Later } from '#bench/common/with-cleanup.ts';
import { createLearner } from '#e2e/support/learner.ts';
import { buildFloors, floorPath, type Floor } from './build-floor.ts';
import { measureFloor, measureLoad, measurePresses } from './measure-page.ts';
import { framePresses, measuredPages, type MeasuredPage } from './measured-pages.ts';
import { describePages, type Figure, type Measured } from './page-tables.ts';

/** The floors need no accounts: their server only serves files, as with a Supabase project. */
const noBackend = { SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_ANON_KEY: 'none' };

async function startFloors(schools: ComparedSchool[], pages: MeasuredPage[], later: Later) {
  const folder = await temporaryFolder();
  later(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'site'));
  await buildFloors(schools, pages, folder);
  const server = await startSchool({ DIST_DIR: folder, ...noBackend });
  later(() => server.stop());
  const line = await openSlowLine(server.origin);
  later(() => line.close());
  return line.origin;
}

type Figures = Partial<Record<Figure, number>>;
type Measurement = (school: ComparedSchool, session: string | undefined) => Promise<Figures>;

/** All measurements of a page; the schools alternate at each one. */
function measurementsOf(page: MeasuredPage, browser: Browser, floors: string): Measurement[] {
  const phoneIn = ({ slowOrigin }: ComparedSchool, session?: string) => ({
    browser,
    origin: slowOrigin,
    session,
  });
  const floor =
    (name: Floor): Measurement =>
    async (school) => {
      const path = floorPath(school, page, name);
      const { lcp, blocking } = await measureFloor({ browser, origin: floors }, path);
      return { [`${name} lcp`]: lcp, [`${name} blocking`]: blocking };
    };
  const presses: Measurement[] = (page.presses ?? []).map((press) => async (school, session) => {
    const answers = await measurePresses(phoneIn(school, session), page.path, [press]);
    return Object.fromEntries(answers.map(({ name, fromStart }) => [`press ${name}`, fromStart]));
  });
  return [
    (school, session) => measureLoad(phoneIn(school, session), page.path),
    floor('styled'),
    floor('plain'),
    async (school, session) => {
      const answers = await measurePresses(phoneIn(school, session), page.path, framePresses);
      return Object.fromEntries(answers.map(({ name, fromPaint }) => [`press ${name}`, fromPaint]));
    },
    ...presses,
  ];
}

export const benchPages = ({ rounds, patienceMs, against, only }: Options) =>
  withCleanup(async (later) => {
    const pages = chosen(measuredPages, only, ({ path }) => path);
    const schools = await startCompared(against, later);
    const floors = await startFloors(schools, pages, later);
    const browser = await openBrowser();
    later(() => browser.close());
    const measured = pages.map((page): Measured => ({
      page,
      schools: schools.map(() => ({})),
      disturbed: 0,
    }));
    for (let round = 0; round < rounds; round++) {
      // Sessions expire after an hour, so each round signs in again.
      const learners = await Promise.all(schools.map(({ origin }) => createLearner(origin)));
      // Each round measures the pages in a different order.
      for (const index of measured.keys()) {
        const entry = measured[(index + round * 5) % measured.length] as Measured;
        for (const measure of measurementsOf(entry.page, browser, floors)) {
          for (const [which, school] of schools.entries()) {
            if (!(await waitForQuiet(patienceMs))) entry.disturbed += 1;
            const session = entry.page.isPublic ? undefined : learners[which]?.session;
            const figures = Object.entries(await measure(school, session)) as [Figure, number][];
            const samples = entry.schools[which] ?? {};
            for (const [figure, value] of figures) (samples[figure] ??= []).push(value);
            const shown = figures.filter(([figure]) => /lcp|blocking|press/.test(figure));
            const words = shown.map(([figure, value]) => `${figure} ${ms(value)} ms`).join(', ');
            console.log(`round ${round + 1}  ${school.name} ${entry.page.path}  ${words}`);
          }
        }
      }
      // After every round, so that a stopped run keeps its finished rounds.
      await report('pages', 'Page loads', ['react', 'vite'], describePages(measured, round + 1));
    }
  });
