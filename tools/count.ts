import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importCircles } from './import-circles.ts';

/**
 * `node --import tsx tools/count.ts` prints how large the repo is, and which files import each other in a circle; with `--short`
 * also the names of the short files.
 */
const codeFolders = ['src', 'server', 'tools', 'bench', 'common', 'supabase'];
const testFolders = ['src', 'server', 'tools', 'e2e', 'bench', 'common'];
/** Folders where a short file needs several readers. */
const namedFolders = ['src', 'server', 'tools', 'common'];
const short = 20;

const isTest = (file: string) => /\.(test|spec)\./.test(file);
const filesIn = (folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|css|sql)$/.test(name))
      .map((name) => join(folder, name)),
  );

const read = (files: string[]) => new Map(files.map((file) => [file, readFileSync(file, 'utf8')] as const));
const linesOf = (text: string) => text.split('\n').length - 1;
const sum = (texts: Iterable<string>) => [...texts].reduce((total, text) => total + linesOf(text), 0);

const code = read(filesIn(codeFolders).filter((file) => !isTest(file)));
const tests = read(filesIn(testFolders).filter(isTest));
const shortFiles = [...code].filter(
  ([file, text]) => linesOf(text) < short && namedFolders.some((folder) => file.startsWith(`${folder}/`)),
);
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: object };
const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };
const circles = importCircles(code, imports);
const ofValues = importCircles(code, imports, { withTypes: false });

console.table({
  'lines of code besides tests': sum(code.values()),
  'lines of tests': sum(tests.values()),
  'code files besides tests': code.size,
  [`files under ${short} lines`]: shortFiles.length,
  // The repo itself is one of the entries.
  'packages in the lock file': Object.keys(packages).length - 1,
  'import circles, of values and types': circles.length,
  'import circles, of values': ofValues.length,
});
if (process.argv.includes('--short')) for (const [file] of shortFiles) console.log(file);
for (const circle of circles) console.log(`circle of ${circle.length}: ${circle.join(', ')}`);
