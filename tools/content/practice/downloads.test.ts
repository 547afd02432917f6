import { expect, it } from 'vitest';
import { openContent } from '#tools/content/content.ts';
import { problemsOf } from '#tools/content/problem.ts';
import { downloads, downloadsFolder, fileList } from './downloads.ts';

it('a listed file that is missing is reported with its line', () => {
  const content = openContent('.');
  const lost = `${downloadsFolder}/ventas.csv`;
  const without = { ...content, has: (path: string) => path !== lost && content.has(path) };
  const line = content.read(fileList.file).split('\n').indexOf('- nombre: ventas.csv') + 1;
  expect(line).toBeGreaterThan(0);
  expect(problemsOf(() => downloads(without))).toMatchObject([
    { file: 'content/practice/archivos.yaml', line, message: `Falta ${lost}.` },
  ]);
});
