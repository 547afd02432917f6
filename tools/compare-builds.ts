import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `node --import tsx tools/compare-builds.ts ../before/dist dist` names the pages whose HTML differs between two builds, and shows
 * the first difference of each. It ignores hashes in file names, preloads, and inline styles and scripts, which depend on how
 * the bundler splits the code.
 */
const [before, after] = process.argv.slice(2);
if (!before || !after) throw new Error('Name two dist folders: the build before, and the one after.');

const withoutCode = (html: string) =>
  html
    .replace(/<(style|script)([^>]*)>[^]*?<\/\1>/g, (element, tag: string, attributes: string) =>
      attributes.includes('json') ? element : `<${tag}></${tag}>`,
    )
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/-[\w-]{8,10}(?=\.\w+["')])/g, '');

const pagesOf = (dist: string) =>
  readdirSync(join(dist, 'site'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );

function firstDifference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 100);
  return `  before: ${around(one)}\n  after:  ${around(other)}`;
}

const names = [...new Set([before, after].flatMap(pagesOf))].sort();
let different = 0;
for (const name of names) {
  const [one, other] = [before, after].map((dist) => join(dist, 'site', name));
  if (!one || !other || !existsSync(one) || !existsSync(other)) {
    different += 1;
    console.log(`${name} is in only one of the two`);
    continue;
  }
  const [was, is] = [one, other].map((file) => withoutCode(readFileSync(file, 'utf8'))) as [string, string];
  if (was === is) continue;
  different += 1;
  console.log(`${name} differs\n${firstDifference(was, is)}`);
}
console.log(`${names.length} pages, ${different} different`);
if (different > 0) process.exitCode = 1;
