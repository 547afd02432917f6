import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { once, openContent, type Content } from './content.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  writeFileSync(join(root, 'uno.yaml'), 'uno\r\n');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

it('reads a file once, and anew when the content is opened again', () => {
  const content = openContent(root);
  expect(content.read('uno.yaml')).toBe('uno\n');
  writeFileSync(join(root, 'uno.yaml'), 'dos\n');
  expect(content.read('uno.yaml')).toBe('uno\n');
  expect(openContent(root).read('uno.yaml')).toBe('dos\n');
});

it('computes once for each content and name', () => {
  let made = 0;
  const lengthOf = once((content: Content, file: string) => {
    made += 1;
    return content.read(file).length;
  });
  const content = openContent(root);
  expect([lengthOf(content, 'uno.yaml'), lengthOf(content, 'uno.yaml')]).toEqual([4, 4]);
  expect(made).toBe(1);
  lengthOf(openContent(root), 'uno.yaml');
  expect(made).toBe(2);
});

it('tries again after a failure', () => {
  const read = once((content: Content, file: string) => content.read(file));
  const content = openContent(root);
  expect(() => read(content, 'dos.yaml')).toThrow('ENOENT');
  writeFileSync(join(root, 'dos.yaml'), 'dos');
  expect(read(content, 'dos.yaml')).toBe('dos');
});
