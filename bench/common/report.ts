import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { arch, cpus, platform, totalmem } from 'node:os';
import { promisify } from 'node:util';
import { findBrowser } from '#tools/find-browser.ts';
import type { Part } from './options.ts';

const results = 'bench/results';

const run = promisify(execFile);

async function browserVersion() {
  const { stdout } = await run(await findBrowser('whole'), ['--version']);
  return stdout.trim().replace(/ built on.*/, '');
}

async function packageVersion(name: string) {
  const text = await readFile(`node_modules/${name}/package.json`, 'utf8');
  return `${name} ${(JSON.parse(text) as { version: string }).version}`;
}

/** Figures mean nothing without the machine and versions. */
async function describeMachine(packages: string[]) {
  const [first] = cpus();
  const cores = `${cpus().length} × ${first?.model.trim() || 'unnamed processor'}`;
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  const versions = await Promise.all(packages.map(packageVersion));
  return [
    `- Date: ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `- Machine: ${cores}, ${memory} memory, ${platform()} ${arch()}`,
    `- Versions: Node ${process.versions.node}, ${[await browserVersion(), ...versions].join(', ')}`,
  ].join('\n');
}

/** Prints a part's tables and saves them in bench/results. */
export async function report(part: Part, title: string, packages: string[], sections: string[]) {
  const text = [`# ${title}`, await describeMachine(packages), ...sections].join('\n\n') + '\n';
  console.log(`\n${text}`);
  await mkdir(results, { recursive: true });
  await writeFile(`${results}/${part}.md`, text);
}
