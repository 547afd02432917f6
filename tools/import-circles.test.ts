import { expect, it } from 'vitest';
import { importCircles } from './import-circles.ts';

const aliases = { '#lib/*': './src/lib/*', '#content.ts': './src/content.ts' };
const circles = (files: Record<string, string>, options?: { withTypes: boolean }) =>
  importCircles(new Map(Object.entries(files)), aliases, options);

it('files that import each other, even through others, are a circle', () => {
  const files = {
    'src/content.ts': `import {\n  a,\n} from '#lib/a.ts';`,
    'src/lib/a.ts': `import './b.ts';`,
    'src/lib/b.ts': `const later = () => import('#content.ts');`,
    'src/lib/c.ts': `export { a } from './a.ts';`,
  };
  expect(circles(files)).toEqual([['src/content.ts', 'src/lib/a.ts', 'src/lib/b.ts']]);
});

it('two circles that share no file are two', () => {
  const files = {
    'src/lib/a.ts': `import './b.ts';`,
    'src/lib/b.ts': `import './a.ts';\nimport './c.ts';`,
    'src/lib/c.ts': `import './d.ts';`,
    'src/lib/d.ts': `import './c.ts';`,
  };
  expect(circles(files)).toEqual([
    ['src/lib/c.ts', 'src/lib/d.ts'],
    ['src/lib/a.ts', 'src/lib/b.ts'],
  ]);
});

it('type imports count only with `withTypes`', () => {
  const files = {
    'src/lib/a.ts': `import type { B } from './b.ts';`,
    'src/lib/b.ts': `import { a } from './a.ts';`,
  };
  expect(circles(files)).toHaveLength(1);
  expect(circles(files, { withTypes: false })).toEqual([]);
});

it('packages and paths inside texts do not count as imports', () => {
  const files = {
    'src/lib/a.ts': `import z from 'zod';\nconst text = "from './b.ts'";\nexport const b = './b.ts';`,
    'src/lib/b.ts': `import './a.ts';`,
  };
  expect(circles(files)).toEqual([]);
});
