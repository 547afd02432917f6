import { defineConfig } from 'vitest/config';
import { sitePlugins } from './vite.config.ts';

/** Limits only end what hangs. A CI machine shares its processors with others, and may stand still for a minute. */
const patience = process.env.CI ? 5 : 1;

/** Floods, full disks, killed servers and a build load the whole machine: alone, and only in `npm run test:all`. */
const stress = [
  'server/api/sign-in-flood.test.ts',
  'server/api/abuse.test.ts',
  'server/api/mail-flood.test.ts',
  'server/mail/killed-server.test.ts',
  'server/database/full-disk.test.ts',
  'server/interrupted-start.test.ts',
  'tools/build/renamed-school.test.ts',
];

/**
 * `screens` needs a document; `rules` does not. `server` speaks HTTP to real servers and
 * databases, each file with its own; what they import is loaded once.
 */
export default defineConfig({
  test: {
    globalSetup: 'tools/test-leftovers.ts',
    // Each page of a test has a client, and all of them one window.
    onConsoleLog: (log) => !log.includes('Multiple GoTrueClient instances'),
    projects: [
      {
        plugins: sitePlugins(),
        test: {
          name: 'screens',
          include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
          environment: 'jsdom',
          // Every test begins with an empty browser (`fresh-page.ts`); what files import is loaded once. Processes and no threads: these would hear each other's
          // BroadcastChannels, as tabs of one learner do.
          pool: 'forks',
          isolate: false,
          setupFiles: ['tools/test-setup.ts', 'src/lib/testing/fresh-page.ts', 'tools/test-setup-dom.ts'],
          maxWorkers: 2,
          testTimeout: 40_000 * patience,
          hookTimeout: 40_000 * patience,
        },
      },
      {
        plugins: sitePlugins(),
        test: {
          name: 'rules',
          include: ['{common,src,tools}/**/*.test.ts'],
          exclude: ['src/**/*.dom.test.ts', ...stress],
          environment: 'node',
          setupFiles: ['tools/test-setup.ts'],
          // Nothing here changes what the next file sees, and what all of them import is loaded once.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 40_000 * patience,
          hookTimeout: 40_000 * patience,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'supabase/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: stress,
          isolate: false,
          // PGlite as in its thread, where a test runs it in its own process.
          execArgv: ['--liftoff-only'],
          globalSetup: 'server/testing/before-all.ts',
          environment: 'node',
          setupFiles: ['tools/test-setup.ts'],
          testTimeout: 60_000 * patience,
          hookTimeout: 120_000 * patience,
          // One more than processors: some wait for limits to run out.
          maxWorkers: 3,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['e2e/engines/*.test.ts'],
          environment: 'node',
          testTimeout: 120_000 * patience,
          hookTimeout: 120_000 * patience,
        },
      },
      {
        test: {
          name: 'stress',
          globalSetup: 'server/testing/before-all.ts',
          include: stress,
          environment: 'node',
          setupFiles: ['tools/test-setup.ts'],
          testTimeout: 120_000 * patience,
          hookTimeout: 120_000 * patience,
          fileParallelism: false,
        },
      },
    ],
  },
});
