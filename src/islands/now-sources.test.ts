import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nowSources } from './now-sources.ts';
import { islands } from './registry.ts';

test('the code that is fetched together with a page is there under its name', () => {
  const files = Object.values(nowSources).flat();
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('only islands that are mounted at once have their code fetched with the page', () => {
  const early = Object.values(islands).filter(({ sources = [] }) => sources.length > 0);
  expect(new Set(early.map(({ policy }) => policy))).toEqual(new Set(['now']));
});
