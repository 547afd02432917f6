import { readdir } from 'node:fs/promises';
import type { Options } from '#bench/common/options.ts';
import { waitForQuiet } from '#bench/common/quiet.ts';
import { report } from '#bench/common/report.ts';
import { withCleanup } from '#bench/common/with-cleanup.ts';
import { startPostgres } from '#server/testing/postgres.ts';
import { backings, fillSchool, type Backing, type Filled } from './backing.ts';
import { measureBesideReads } from './beside-reads.ts';
import { measureDirect } from './direct.ts';
import { measureGrowth } from './growth.ts';
import { measureServer } from './measure-server.ts';
import { describeServer, type ServerFigures } from './server-tables.ts';

const sizes = [1, 100, 100_000];

/** The largest file that most pages load. */
async function reactAsset() {
  const name = (await readdir('dist/site/assets')).find((file) => /^react-.*\.js$/.test(file));
  if (!name) throw new Error('The build has no file for React');
  return `/assets/${name}`;
}

async function measureBacking(backing: Backing, options: Options): Promise<ServerFigures | null> {
  let figures: ServerFigures | null = null;
  await withCleanup(async (later) => {
    const cluster = backing === 'PostgreSQL' ? await startPostgres({ isDurable: true }) : null;
    if (cluster) later(() => cluster.stop());
    else if (backing === 'PostgreSQL') return console.log('No PostgreSQL on this machine: left out.');
    const schools: Filled[] = [];
    for (const learners of sizes) {
      const filled = await fillSchool(learners, cluster);
      later(() => filled.stop());
      schools.push(filled);
      console.log(`${backing}: a school with ${learners} learners runs`);
    }
    const assetPath = await reactAsset();
    const growth = await measureGrowth(schools, assetPath, options);
    const largest = schools.at(-1) as Filled;
    const beside = await measureBesideReads(largest, assetPath, options);
    const measured = await measureServer(largest, assetPath, options);
    // The embedded database allows one process at a time.
    await largest.school.stop();
    await waitForQuiet(options.patienceMs);
    const direct = await measureDirect(largest, options.seconds);
    figures = { backing, schools, growth, beside, direct, ...measured };
  });
  return figures;
}

export async function benchServer(options: Options) {
  const all: ServerFigures[] = [];
  for (const backing of backings) {
    const figures = await measureBacking(backing, options);
    if (figures) all.push(figures);
  }
  const packages = ['@electric-sql/pglite', 'pg', 'kysely', 'jose', 'bcrypt', 'hono'];
  await report('server', 'The server under load', packages, describeServer(all, options.seconds));
}
