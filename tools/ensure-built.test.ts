import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashInputs } from '#tools/build/inputs.ts';
import { isBuildFresh } from '#tools/ensure-built.ts';

let root: string;
const write = (path: string, text: string) => writeFile(join(root, path), text);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'build-inputs-'));
  for (const folder of ['src', 'server/testing', 'supabase/migrations', 'dist/server'])
    await mkdir(join(root, folder), { recursive: true });
  await write('src/main.ts', 'first');
  await write('server/start.ts', 'first');
  await write('dist/pages.json', '{}');
  await write('dist/server/start.js', '');
  await write('dist/inputs.sha256', hashInputs(root, 'site'));
  await write('dist/server/inputs.sha256', hashInputs(root, 'server'));
});

afterEach(() => rm(root, { recursive: true }));

test('a build of the current sources is fresh', async () => {
  expect(await isBuildFresh(root, 'server')).toBe(true);
  expect(await isBuildFresh(root, 'site')).toBe(true);
});

test('a changed, new or renamed source makes the build stale', async () => {
  await write('src/main.ts', 'second');
  expect(await isBuildFresh(root, 'site')).toBe(false);
  await write('src/main.ts', 'first');
  await write('src/other.ts', '');
  expect(await isBuildFresh(root, 'site')).toBe(false);
});

test('a change in tests leaves the site fresh', async () => {
  await write('src/main.test.ts', 'anything');
  expect(await isBuildFresh(root, 'site')).toBe(true);
});

test('a change in the editorial checks leaves the site fresh', async () => {
  await mkdir(join(root, 'tools/editorial'), { recursive: true });
  await write('tools/editorial/style.ts', 'a new rule');
  expect(await isBuildFresh(root, 'site')).toBe(true);
});

test('an unfinished build is stale', async () => {
  await rm(join(root, 'dist/pages.json'));
  expect(await isBuildFresh(root, 'site')).toBe(false);
});

test('a machine that only received dist/ uses it as it is', async () => {
  await rm(join(root, 'src'), { recursive: true });
  expect(await isBuildFresh(root, 'site')).toBe(true);
});

test('a change in the server makes the server stale and leaves the site fresh', async () => {
  await write('server/start.ts', 'second');
  expect(await isBuildFresh(root, 'server')).toBe(false);
  expect(await isBuildFresh(root, 'site')).toBe(true);
});

test('a new migration is part of the server', async () => {
  await write('supabase/migrations/20260101000200_more.sql', 'select 1');
  expect(await isBuildFresh(root, 'server')).toBe(false);
});

test('a change in test support leaves the server fresh', async () => {
  await write('server/testing/process.ts', 'anything');
  expect(await isBuildFresh(root, 'server')).toBe(true);
});
