import { resolve } from 'node:path';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { noticesPlugin, packageFolder } from './notices-plugin.ts';

test('a file belongs to the innermost package', () => {
  expect(packageFolder('/a/node_modules/react/cjs/react.js')).toBe('/a/node_modules/react');
  expect(packageFolder('/a/node_modules/@x/y/node_modules/@z/w/index.js')).toBe(
    '/a/node_modules/@x/y/node_modules/@z/w',
  );
  expect(packageFolder('/a/src/main.ts')).toBeUndefined();
});

test('the notices name what is bundled, with its licence, and nothing else', async () => {
  const entry = '\0entry';
  const output = (await build({
    configFile: false,
    logLevel: 'warn',
    root: resolve('.'),
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? entry : undefined),
        load: (id) => (id === entry ? "import { openDB } from 'idb'; openDB('a');" : undefined),
      },
      noticesPlugin(),
    ],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  })) as Rollup.RollupOutput;
  const file = output.output.find(({ fileName }) => fileName === 'licencias.txt');
  const text = file?.type === 'asset' ? String(file.source) : '';
  expect(text).toMatch(/^idb \d/m);
  expect(text).toContain('Permission to use, copy, modify');
  expect(text).not.toMatch(/^react \d/m);
});
