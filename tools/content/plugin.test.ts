import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentPlugin } from './plugin.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plugin-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Bundles with the content below `root`; by default ours, which other tests have parsed already. */
async function bundle(source: string, root = process.cwd()) {
  const entry = join(folder, 'entry.js');
  writeFileSync(entry, source.replaceAll('content:', `${root}/content/`));
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [contentPlugin()],
    publicDir: false,
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  })) as Rollup.RollupOutput[];
  return result[0]?.output[0].code ?? '';
}

it('turns content into plain data, so that neither schemas nor parsers reach the browser', async () => {
  const code = await bundle(
    `import lesson from 'content:lessons/modulo-5.md'; import nav from 'content:pages/nav.yaml'; export { lesson, nav };`,
  );
  expect(code).toContain('"toc"');
  expect(code).toContain('Saltar al contenido');
  expect(code).not.toMatch(/zod|remark|micromark/i);
});

it('lists cards in order of their numbers, without their bodies', async () => {
  const code = await bundle(`export { promptCards } from 'virtual:content';`);
  expect(code.indexOf('generador-landing-page')).toBeLessThan(code.indexOf('analisis-competitivo'));
  expect(code).not.toContain('## Rol');
});

it('lists the cases in their order, with the trade as people call it and without their key', async () => {
  const code = await bundle(`export { hunts } from 'virtual:content';`);
  expect(code.indexOf('caja-chica-de-septiembre')).toBeLessThan(code.indexOf('aviso-de-turnos'));
  expect(code).toContain('Operaciones y compras');
  expect(code).not.toMatch(/motivo|fallo/);
});

it('stops the build with file and line of a mistake', async () => {
  cpSync('content', join(folder, 'content'), { recursive: true });
  const file = join(folder, 'content/pages/nav.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('signIn:', 'singIn:'));
  await expect(bundle(`import 'content:pages/nav.yaml';`, folder)).rejects.toThrow(
    /content\/pages\/nav\.yaml:\d+[\s\S]*¿Querías escribir «signIn»\?/,
  );
});
