import { expect, test } from 'vitest';
import { authPath, safeRedirect } from './safe-redirect.ts';

test.each(['/', '/modulo-2', '/prompts?q=ventas&categoria=Marketing%20y%20Ventas', '/modulo-1#planes'])(
  'a path of our own is kept: %s',
  (path) => {
    expect(safeRedirect(path)).toBe(path);
  },
);

test.each([
  null,
  undefined,
  '',
  'modulo-1',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  ' /modulo-1',
])('anything else means the root: %j', (target) => {
  expect(safeRedirect(target)).toBe('/');
});

test('the way back survives the trip through the query string', () => {
  const address = '/prompts?q=a&b=ñ';
  const { searchParams } = new URL(authPath(address), 'http://localhost');
  expect(safeRedirect(searchParams.get('redirect'))).toBe(address);
});
