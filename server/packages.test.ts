import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuiltin } from 'node:module';
import { expect, it } from 'vitest';

/** Tests, and the pages of `npm run dev`. */
const isLeftOut = (name: string) => /\.test\.ts$|(^|\/)testing\/|^site\/dev-site\.ts$/.test(name);

const sources = (readdirSync('server', { recursive: true }) as string[]).filter(
  (name) => name.endsWith('.ts') && !isLeftOut(name),
);

const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

it('the packages of the image are those that the server imports, and no others', () => {
  const imports = sources
    .flatMap((file) => [
      ...readFileSync(join('server', file), 'utf8').matchAll(/(?:from|import\()\s*'([^'.#][^']*)'/g),
    ])
    .map(([, specifier = '']) => specifier)
    .filter((specifier) => !isBuiltin(specifier));
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(Object.keys(dependencies)).toEqual([...new Set(imports.map(packageOf))].sort());
});
