// @vitest-environment node
import { expect, test } from 'vitest';
import { protectedPages, publicPages } from './site-pages.ts';
import { robots, sitemap } from './texts.ts';

const root = process.cwd();

test('the sitemap lists public pages once', () => {
  const urls = [...sitemap().matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(urls).toContain('https://origen.invalid/cursos');
  expect(urls).not.toContain('https://origen.invalid/home');
  expect(new Set(urls).size).toBe(urls.length);
});

test('robots are kept from what they could not read anyway', () => {
  const text = robots(root);
  expect(text).toContain('Disallow: /dashboard\n');
  expect(text).not.toContain('Disallow: /cursos');
  expect(text).toContain('Sitemap: https://origen.invalid/sitemap.xml');
});

test('every address has a file of its own', () => {
  const files = [...publicPages, ...protectedPages(root)].map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
});
