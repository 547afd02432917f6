import { expect, test } from 'vitest';
import { describeHead, preloadHead } from './head.ts';
import { createPreloads } from './preloads.ts';

const meta = { title: 'Cursos | Aplica IA', description: 'Lecciones «gratis» & breves' };
const base = { siteName: 'Aplica IA', meta, isIndexed: true };

test('a public page tells search engines and social networks who it is', () => {
  const head = describeHead({ ...base, path: '/cursos', image: 'assets/social-1.png' });
  expect(head).toContain('<title>Cursos | Aplica IA</title>');
  expect(head).toContain('<meta name="description" content="Lecciones «gratis» &amp; breves">');
  expect(head).toContain('<link rel="canonical" href="https://origen.invalid/cursos">');
  expect(head).toContain('<meta property="og:image" content="https://origen.invalid/assets/social-1.png">');
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(head).not.toContain('noindex');
});

test('the second address of the landing page points to the first', () => {
  expect(describeHead({ ...base, path: '/home' })).toContain(
    'rel="canonical" href="https://origen.invalid/"',
  );
});

test('a page that is not for search engines says so and is not shared', () => {
  const head = describeHead({ ...base, path: '/dashboard', isIndexed: false });
  expect(head).toContain('<meta name="robots" content="noindex">');
  expect(head).not.toMatch(/canonical|og:/);
});

test('structured data cannot end its own script', () => {
  const head = describeHead({ ...base, path: '/', meta: { ...meta, jsonLd: { name: '</script><b>' } } });
  expect(head).toContain('<script type="application/ld+json">{"name":"\\u003c/script>\\u003cb>"}</script>');
});

const manifest = {
  'index.html': { file: 'assets/index.js', src: 'index.html', isEntry: true, imports: ['_frame.js'] },
  '_frame.js': { file: 'assets/frame.js' },
  '_dots.js': { file: 'assets/dots.js', imports: ['_frame.js'] },
  'src/app/pages/home.tsx': {
    file: 'assets/home.js',
    src: 'src/app/pages/home.tsx',
    imports: ['_frame.js', '_dots.js'],
  },
  'node_modules/some-client/dist/index.mjs': {
    file: 'assets/client.js',
    src: 'node_modules/some-client/dist/index.mjs',
  },
};

test('a page preloads its own code, not what every page loads anyway', () => {
  const head = preloadHead(createPreloads(manifest), ['src/app/pages/home.tsx', 'node_modules/some-client']);
  const files = [...head.matchAll(/href="\/([^"]+)"/g)].map(([, file]) => file);
  expect(files).toEqual(['assets/home.js', 'assets/dots.js', 'assets/client.js']);
});

test('a source file that has no code of its own stops the build', () => {
  expect(() => createPreloads(manifest).page(['src/app/pages/gone.tsx'])).toThrow('src/app/pages/gone.tsx');
});
