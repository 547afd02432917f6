import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { contentPlugin } from '#tools/content/plugin.ts';

/** Builds a page with parts of the school, as learners would get them, and serves it on a free port. */
export async function serveHarness(page: string) {
  const outDir = await mkdtemp(join(tmpdir(), 'aplica-ia-bench-'));
  const root = process.cwd();
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), tailwindcss(), contentPlugin()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { input: page },
    },
  });
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('The harness is served nowhere');
  return {
    address: new URL(page, address).href,
    async stop() {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
