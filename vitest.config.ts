import { defineConfig } from 'vitest/config';
import { sitePlugins } from './tools/vite-plugins.ts';

/** `server` speaks HTTP to real servers and databases; `unit` is everything else. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: sitePlugins(),
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          environment: 'jsdom',
          setupFiles: ['tools/test-setup.ts'],
          testTimeout: 40_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'supabase/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
