import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashInputs } from '#tools/build/inputs.ts';
import { isBuildFresh } from '#tools/ensure-built.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'build-inputs-'));
  await mkdir(join(root, 'src'));
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'src/main.ts'), 'first');
  await writeFile(join(root, 'dist/pages.json'), '{}');
  await writeFile(join(root, 'dist/inputs.sha256'), hashInputs(root));
});

afterEach(() => rm(root, { recursive: true }));

test('a build of the present sources is used as it is', async () => {
  expect(await isBuildFresh(root)).toBe(true);
});

test('a changed, new or renamed source makes the build old', async () => {
  await writeFile(join(root, 'src/main.ts'), 'second');
  expect(await isBuildFresh(root)).toBe(false);
  await writeFile(join(root, 'src/main.ts'), 'first');
  await writeFile(join(root, 'src/other.ts'), '');
  expect(await isBuildFresh(root)).toBe(false);
});

test('tests are no part of the site', async () => {
  await writeFile(join(root, 'src/main.test.ts'), 'anything');
  expect(await isBuildFresh(root)).toBe(true);
});

test('a build that was never finished is not used', async () => {
  await rm(join(root, 'dist/pages.json'));
  expect(await isBuildFresh(root)).toBe(false);
});

test('a machine that only received dist/ uses it', async () => {
  await rm(join(root, 'src'), { recursive: true });
  expect(await isBuildFresh(root)).toBe(true);
});
