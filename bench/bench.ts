import { ensureBuilt } from '#tools/ensure-built.ts';
import { readOptions, type Options, type Part } from './common/options.ts';

/** Loaded on demand: a part that is not requested costs nothing. */
const run: Record<Part, (options: Options) => Promise<void>> = {
  pages: async (options) => (await import('./pages/bench-pages.ts')).benchPages(options),
  tap: async (options) => (await import('./tap/bench-tap.ts')).benchTap(options),
  filling: async (options) => (await import('./filling/bench-filling.ts')).benchFilling(options),
  server: async (options) => (await import('./server/bench-server.ts')).benchServer(options),
  start: async (options) => (await import('./start/bench-start.ts')).benchStart(options),
};

const options = readOptions(process.argv.slice(2));
await ensureBuilt();
for (const part of options.parts) await run[part](options);
