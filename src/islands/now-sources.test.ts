import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { IslandName } from '#common/island-contract.ts';
import { nowSources } from './now-sources.ts';
import { islands } from './registry.ts';

test('the code that is fetched together with a page is there under its name', () => {
  const files = Object.values(nowSources).flat();
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('that is the code of all islands that are mounted at once, and of no others', () => {
  for (const [name, { policy }] of Object.entries(islands))
    expect([name, nowSources[name as IslandName].length > 0]).toEqual([name, policy === 'now']);
});
