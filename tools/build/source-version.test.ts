import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sourceVersion } from './source-version.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'source-version-'));
  writeFileSync(join(root, 'package.json'), '{"version":"1.2.3"}');
  vi.stubEnv('COMMIT', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

it('names the version of package.json and the commit, and tells uncommitted changes', () => {
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
  const commit = git('rev-parse', '--short=12', 'HEAD');
  expect(sourceVersion(root)).toEqual({ version: '1.2.3', commit });
  writeFileSync(join(root, 'package.json'), '{"version":"1.2.4"}');
  expect(sourceVersion(root)).toEqual({ version: '1.2.4', commit: `${commit}-dirty` });
});

it('says so without a repository, or without git', () => {
  expect(sourceVersion(root).commit).toBe('sin git');
  vi.stubEnv('PATH', '');
  expect(sourceVersion(root).commit).toBe('sin git');
});

it('takes the commit from the variable, for an image', () => {
  vi.stubEnv('COMMIT', '96bbbef12ab3');
  expect(sourceVersion(root).commit).toBe('96bbbef12ab3');
});
