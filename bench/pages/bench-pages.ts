import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Options } from '#bench/common/options.ts';
import { waitForQuiet } from '#bench/common/quiet.ts';
import { report } from '#bench/common/report.ts';
import { startSchool, temporaryFolder } from '#bench/common/school.ts';
import { createLearner } from '#e2e/support/learner.ts';
import { withCleanup } from '#bench/common/with-cleanup.ts';
import { buildFloor } from './build-floor.ts';
import { loadPage } from './lighthouse-run.ts';
import { measuredPages, type Site } from './measured-pages.ts';
import { describePages, type Measured } from './page-tables.ts';

/** The floor needs no accounts: its server only serves files, as with a Supabase project. */
const noBackend = { SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_ANON_KEY: 'none' };

type Origins = Partial<Record<Site, string>>;

async function startSites(folder: string, start: typeof startSchool, other?: string): Promise<Origins> {
  const floorDir = join(folder, 'floor');
  await mkdir(floorDir);
  const school = await start();
  await buildFloor(school.origin, floorDir);
  const floor = await start({ DIST_DIR: floorDir, ...noBackend });
  return { school: school.origin, floor: floor.origin, ...(other && { other }) };
}

async function loadInTurn(origins: Origins, { runs, patienceMs }: Options) {
  const sites = Object.entries(origins) as [Site, string][];
  const measured = measuredPages.flatMap((page) =>
    sites.map(([site, origin]): Measured => ({ ...page, site, origin, loads: [], disturbed: 0 })),
  );
  for (let round = 0; round < runs; round++) {
    // Everybody's turn comes at another moment of each round.
    const order = measured.map((_, index) => measured[(index + round * 5) % measured.length] as Measured);
    for (const entry of order) {
      const { origin } = entry;
      const needsSession = !entry.isPublic && entry.site !== 'floor';
      const session = needsSession ? (await createLearner(origin)).session : undefined;
      if (!(await waitForQuiet(patienceMs))) entry.disturbed += 1;
      const load = await loadPage(origin, entry.path, session);
      entry.loads.push(load);
      const figures = `LCP ${Math.round(load.lcp)} ms, TBT ${Math.round(load.tbt)} ms`;
      console.log(`round ${round + 1}  ${entry.site} ${entry.path}  ${figures}  ${load.failed.join(' ')}`);
    }
    // After every round, so that a run that is stopped keeps the rounds it finished.
    const packages = ['lighthouse', 'react', 'react-router', 'vite'];
    await report('pages', 'Page loads', packages, describePages(measured, round + 1));
  }
}

export const benchPages = (options: Options) =>
  withCleanup(async (later) => {
    const folder = await temporaryFolder();
    later(() => rm(folder, { recursive: true, force: true }));
    const start: typeof startSchool = async (env) => {
      const server = await startSchool(env);
      later(() => server.stop());
      return server;
    };
    await loadInTurn(await startSites(folder, start, options.against), options);
  });
