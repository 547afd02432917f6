import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'vite';
import { replaceFolder, withDraft } from '#tools/build/draft.ts';
import { hashInputs } from '#tools/build/inputs.ts';

/** What is started from outside; development runs from the sources. */
const entries = [
  'server/start.ts',
  'server/commands/backup.ts',
  'server/commands/restore.ts',
  'server/commands/move-to-postgres.ts',
  // A thread is started from a file, as a process is (server/database/embedded/thread-stream.ts).
  'server/database/embedded/database-thread.ts',
];

/** What the server reads beside its code, at the same distance from it as in the repository. */
const companions = ['supabase/migrations', 'supabase/templates', 'server/database'];
const isCode = (name: string) => name.endsWith('.ts');

/**
 * The server as plain JavaScript, one file for each of ours, packages left to node_modules. `target` is where the folder
 * will stand in the end: the maps lead from there to the sources, so that a stack names `server/http/app.ts:20`.
 */
export async function compileServer(root: string, outDir: string, target: string) {
  const inputs = hashInputs(root, 'server');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node20',
      sourcemap: true,
      rolldownOptions: {
        input: entries.map((entry) => join(root, entry)),
        output: {
          preserveModules: true,
          preserveModulesRoot: root,
          entryFileNames: '[name].js',
          sourcemapPathTransform: (source, map) => {
            const folder = dirname(map);
            return relative(join(target, relative(outDir, folder)), resolve(folder, source));
          },
        },
      },
    },
  });
  for (const folder of companions) {
    await cp(join(root, folder), join(outDir, folder), {
      recursive: true,
      filter: (path) => !isCode(path),
    });
  }
  await writeFile(join(outDir, 'server/inputs.sha256'), inputs);
}

/** For a site that is built already, or that stands in another folder. */
export async function renewServer(root: string) {
  const dist = join(root, 'dist');
  await mkdir(dist, { recursive: true });
  await withDraft(root, async (draft) => {
    await compileServer(root, draft, dist);
    for (const part of ['supabase', 'server']) await replaceFolder(join(draft, part), join(dist, part));
  });
}
