import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { arch, cpus, loadavg, platform, release, totalmem } from 'node:os';
import { findPostgresBinaries } from '#server/testing/postgres.ts';

const file = 'bench/results/faults.md';
const head =
  '# Faults and abuse\n\n`node --import tsx bench/faults.ts [kill] [restarts] [requests]` repeats this.\n';

async function versionOf(name: string): Promise<string> {
  const text = await readFile(`node_modules/${name}/package.json`, 'utf8');
  return `${name} ${(JSON.parse(text) as { version: string }).version}`;
}

function postgresVersion(): string {
  const folder = findPostgresBinaries();
  if (!folder) return 'no PostgreSQL';
  return execFileSync(`${folder}/postgres`, ['--version'], { encoding: 'utf8' }).trim();
}

/** Figures mean nothing without what they were measured on. */
async function surroundings(): Promise<string> {
  const model = cpus()[0]?.model.trim() || 'unnamed processor';
  const versions = ['@supabase/lite', '@electric-sql/pglite', 'postgres', 'fast-check'].map(versionOf);
  return [
    `- Date: ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `- Machine: ${cpus().length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()} ${release()} ${arch()}, ` +
      `load ${loadavg()[0]?.toFixed(1)}`,
    `- Versions: Node ${process.versions.node}, ${postgresVersion()}, ${(await Promise.all(versions)).join(', ')}`,
  ].join('\n');
}

/** Prints a part's figures and puts them in the place of the part's earlier ones. */
export async function report(title: string, figures: Record<string, string | number>): Promise<void> {
  const rows = Object.entries(figures).map(([name, value]) => `| ${name} | ${value} |`);
  const section = [
    `## ${title}\n`,
    await surroundings(),
    '',
    '| what | figure |',
    '| --- | ---: |',
    ...rows,
    '',
  ].join('\n');
  console.log(`\n${section}`);
  await mkdir('bench/results', { recursive: true });
  const before = await readFile(file, 'utf8').catch(() => '');
  const others = before
    .split(/^(?=## )/m)
    .filter((part) => part.startsWith('## ') && !part.startsWith(`## ${title}\n`));
  await writeFile(file, [head, ...others.map((part) => part.trimEnd() + '\n'), section].join('\n'));
}
