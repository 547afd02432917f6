import { expect, test } from 'vitest';
import { entryLists } from '#common/site-routes.ts';
import { fileOf, missingFileOf, sitePages } from './site-pages.ts';
import { robots, securityText, sitemap } from './texts.ts';

const root = process.cwd();

test('the sitemap lists public pages once', () => {
  const urls = [...sitemap(root).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(urls).toContain('https://origen.invalid/cursos');
  expect(urls).not.toContain('https://origen.invalid/home');
  expect(urls).not.toContain('https://origen.invalid/dashboard');
  expect(new Set(urls).size).toBe(urls.length);
});

test('robots may read every page and its noindex; addresses that are not pages are closed', () => {
  const closed = [...robots().matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path ?? '');
  expect(closed).toContain('/auth/v1/');
  const pages = sitePages(root).map(({ address }) => address);
  expect(pages.filter((path) => closed.some((prefix) => path.startsWith(prefix)))).toEqual([]);
  expect(robots()).toContain('Sitemap: https://origen.invalid/sitemap.xml');
});

test('every address has its own file, and every list one for entries it does not have', () => {
  const files = [...sitePages(root).map(({ address }) => fileOf(address)), ...entryLists.map(missingFileOf)];
  expect(files).toContain('prompts-missing.html');
  expect(files).toContain('practica-retos-missing.html');
  expect(new Set(files).size).toBe(files.length);
});

test('a page that differs with a query has a file for it', () => {
  expect(fileOf('/auth', 'modo=crear')).toBe('auth-crear.html');
  expect(fileOf('/')).toBe('index.html');
});

test('security.txt names a contact, and a day within a year', () => {
  const text = securityText('hola@escuela.example', new Date('2026-11-20T10:00:00Z'));
  expect(text).toContain('Contact: mailto:hola@escuela.example\n');
  expect(text).toContain('Expires: 2027-11-01T00:00:00.000Z\n');
  expect(text).toContain('Canonical: https://origen.invalid/.well-known/security.txt\n');
});
