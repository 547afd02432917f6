import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'vite';
import { parse } from 'yaml';
import { replaceFolder, withDraft } from '#tools/build/draft.ts';
import { hashInputs } from '#tools/build/inputs.ts';
import { sourceVersion } from '#tools/build/source-version.ts';

/** Files that Node starts directly; development runs the sources. */
const entries = [
  'server/start.ts',
  'server/commands/backup.ts',
  'server/commands/restore.ts',
  'server/commands/doctor.ts',
  'server/commands/figures.ts',
  'server/commands/move-to-postgres.ts',
  // A worker thread starts from a file too (server/database/embedded/thread-stream.ts).
  'server/database/embedded/database-thread.ts',
];

/** Files that the server reads at run time, at the same relative paths as in the repository. */
const companions = ['supabase/migrations', 'supabase/templates', 'server/database', 'content/site.yaml'];

/**
 * Compiles the server to plain JavaScript, one file for each of ours; packages stay in node_modules. `target` is the
 * folder's final place: source maps point from there to the sources, so that a stack names `server/http/app.ts:20`.
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
      filter: (path) => !path.endsWith('.ts'),
    });
  }
  await writeHosted(root, outDir);
  await writeFile(join(outDir, 'server/version.json'), JSON.stringify(sourceVersion(root)));
  await writeFile(join(outDir, 'server/inputs.sha256'), inputs);
}

/** Files for a hosted Supabase project: it sends the same mails but does not know our variable in them. */
async function writeHosted(root: string, outDir: string) {
  const site = parse(await readFile(join(root, 'content/site.yaml'), 'utf8')) as Record<
    'name' | 'publicAddress',
    string
  >;
  const folder = join(outDir, 'hosted/supabase');
  for (const part of ['config.toml', 'migrations', 'templates'])
    await cp(join(root, 'supabase', part), join(folder, part), { recursive: true });
  const mails = (await readdir(join(folder, 'templates'))).map((file) => join('templates', file));
  for (const file of ['config.toml', ...mails]) {
    const text = await readFile(join(folder, file), 'utf8');
    const filled = text
      .replaceAll('{{ .SchoolName }}', () => encoded(site.name, file))
      .replaceAll('https://escuela.example.com', () => site.publicAddress || 'https://escuela.example.com');
    await writeFile(join(folder, file), filled);
  }
}

function encoded(name: string, file: string): string {
  if (file.endsWith('.toml')) return JSON.stringify(name).slice(1, -1);
  if (!file.endsWith('.html')) return name;
  return name.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Compiles only the server, when the site is already built or is in another folder. */
export async function renewServer(root: string) {
  const dist = join(root, 'dist');
  await mkdir(dist, { recursive: true });
  await withDraft(root, async (draft) => {
    await compileServer(root, draft, dist);
    for (const part of ['supabase', 'hosted', 'content', 'server'])
      await replaceFolder(join(draft, part), join(dist, part));
  });
}
