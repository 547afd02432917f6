import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { changesOf } from './release.ts';

const changelog = readFileSync('CHANGELOG.md', 'utf8');

it('the version in package.json has its entry in the changelog', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(changesOf(version, changelog)).toMatch(/^### /m);
});

it('an entry ends where the next begins, and 1.0.0 is not 1.0.0-beta or 1.0.01', () => {
  const text = '# Changelog\n\n## 1.0.1\n\nNew.\n\n## 1.0.0 (2026-11-20)\n\nFirst.\n\n## 0.9.0\n\nOld.\n';
  expect(changesOf('1.0.0', text)).toBe('First.');
  expect(changesOf('1.0', text)).toBeUndefined();
  expect(changesOf('2.0.0', text)).toBeUndefined();
});
