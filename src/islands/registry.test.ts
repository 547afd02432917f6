import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { IslandName } from '#common/island-contract.ts';
import { nowSources, islands } from './registry.ts';

test('every source file that a page fetches at once exists', () => {
  const files = Object.values(nowSources()).flat();
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('only islands that are mounted at once have such files, and all of them do', () => {
  for (const [name, { policy }] of Object.entries(islands))
    expect([name, nowSources()[name as IslandName].length > 0]).toEqual([name, policy === 'now']);
});
