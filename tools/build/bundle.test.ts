import { expect, test } from 'vitest';
import { filesOf } from './bundle.ts';

const manifest = {
  'src/shell/main.ts': { file: 'assets/main.js', isEntry: true, imports: ['_dates.js'] },
  '_dates.js': { file: 'assets/dates.js' },
  '_react.js': { file: 'assets/react.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_react.js', '_dates.js'] },
  'src/pages/auth.tsx': { file: 'assets/auth.js', imports: ['_react.js', '_form.js'] },
  'src/features/notebook/notes.tsx': { file: 'assets/notes.js', dynamicImports: ['src/pages/auth.tsx'] },
};

test('source files need all their static imports, once, and no dynamic ones', () => {
  expect(filesOf(manifest, ['src/shell/main.ts', 'src/pages/auth.tsx'])).toEqual([
    'assets/main.js',
    'assets/dates.js',
    'assets/auth.js',
    'assets/react.js',
    'assets/form.js',
  ]);
  expect(filesOf(manifest, ['src/features/notebook/notes.tsx'])).toEqual(['assets/notes.js']);
});

test('a source file without a chunk stops the build', () => {
  expect(() => filesOf(manifest, ['src/pages/moved.tsx'])).toThrow('src/pages/moved.tsx');
});
