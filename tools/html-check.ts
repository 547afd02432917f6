import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureBuilt } from '#tools/ensure-built.ts';

/** The W3C's checker. Not a dependency of the project: its install script would download Java on every machine. */
const checker = 'vnu-jar@26.9.27';
const folder = `.cache/${checker}`;
const jar = `${folder}/node_modules/vnu-jar/build/dist/vnu.jar`;

function run(command: string, ...args: string[]) {
  const { error, status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  return { isThere: !error, isGood: status === 0, output: error ? error.message : stderr };
}

function fetchChecker() {
  if (existsSync(jar)) return;
  const install = run('npm', 'install', '--prefix', folder, '--ignore-scripts', '--no-save', checker);
  if (!install.isGood) throw new Error(install.output);
}

/**
 * Messages that are wrong here: the checker does not know some of the CSS that browsers do, and lessons' tables need their
 * roles on phones, where lesson-table.css lays them out as blocks and some browsers then drop the table semantics.
 */
const ignored = '.*(CSS: |“role” attribute must not be used on a “(tr|th|td)” element).*';

/** Checks every built page. */
async function checkPages() {
  if (!run('java', '-version').isThere) {
    console.log('SKIPPED: no Java here, the HTML of the built pages is not checked.');
    return;
  }
  await ensureBuilt();
  fetchChecker();
  const options = ['--errors-only', '--skip-non-html', '--filterpattern', ignored];
  const { isGood, output } = run('java', '-jar', jar, ...options, 'dist/site');
  console.log(output);
  if (!isGood) process.exitCode = 1;
}

await checkPages();
