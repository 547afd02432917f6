import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildProblems } from '#tools/content/check.ts';
import { openContent } from '#tools/content/content.ts';
import { contentPlugin } from '#tools/content/plugin.ts';

const lesson = 'content/lessons/modulo-5.md';
const recipe = 'content/practice/oficios/ventas/decir-que-no-a-un-descuento.yaml';
const hunt = 'content/practice/errores/cotizacion-para-una-obra.yaml';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'style-'));
  cpSync('content', join(root, 'content'), { recursive: true });
  const change = (file: string, from: string | RegExp, to: string) => {
    const source = readFileSync(join(root, file), 'utf8');
    expect(source).toMatch(from);
    writeFileSync(join(root, file), source.replace(from, to));
  };
  change(lesson, /\n$/, '\n\nCalcula el coste de 20.000 palabras 😀.\n');
  change(recipe, /(?<=resultado: \|-\n)[\s\S]*?\n(?=\w)/, '  Hola.\n');
  change(hunt, 'subtotal * 3 / 100', 'subtotal * 6 / 100');
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

const lineOf = (file: string, text: string) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

it('builds a site whose texts break the rules for style, lengths and sums', async () => {
  expect(buildProblems(openContent(root))).toEqual([]);
  const entry = join(root, 'entry.js');
  const trade = 'content/practice/oficios/ventas.yaml';
  const imported = [lesson, trade, hunt].map((file) => `export * from ${JSON.stringify(join(root, file))};`);
  writeFileSync(entry, [...imported, `export { hunts, trades } from 'virtual:content';`].join('\n'));
  const [bundle] = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [contentPlugin()],
    publicDir: false,
    build: { write: false, lib: { entry, formats: ['es'] } },
  })) as Rollup.RollupOutput[];
  expect(bundle?.output).toHaveLength(1);
});

it('is refused by `npm run content`, with file and line', () => {
  const command = ['--import', import.meta.resolve('tsx'), resolve('tools/editorial/check.ts')];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('Hay 6 errores en el contenido.');
  const last = lineOf(lesson, 'Calcula el coste');
  expect(stderr).toContain(`${lesson}:${last}\n  «coste» es una palabra de un solo país.`);
  expect(stderr).toContain(`${lesson}:${last}\n  «20.000» se lee como decimal en varios países.`);
  expect(stderr).toContain(`${lesson}:${last}\n  Hay un emoji.`);
  expect(stderr).toContain(`${recipe}:${lineOf(recipe, 'resultado:')}\n  «resultado» tiene 1 palabras`);
  expect(stderr).toMatch(new RegExp(`${hunt}:\\d+\\n  «cifras»: la frase es un fallo, pero sus cifras`));
});
