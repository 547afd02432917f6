import { expect, test } from 'vitest';
import { addLink, linkHref, removeLink, sampleProfile } from './profile.ts';

test.each([
  { title: '', url: 'https://example.com' },
  { title: 'Blog', url: '' },
  { title: '  ', url: '  ' },
])('a link without title or url is not added: %o', (link) => {
  expect(addLink(sampleProfile, link)).toBe(sampleProfile);
});

test('a link with title and url is added at the end, trimmed', () => {
  const { links } = addLink(sampleProfile, { title: ' Blog ', url: ' example.com/blog ' });
  expect(links.at(-1)).toEqual({ title: 'Blog', url: 'example.com/blog' });
});

test('removing a link leaves the others', () => {
  expect(removeLink(sampleProfile, 0).links).toEqual(sampleProfile.links.slice(1));
});

test('a link leads to the web, whatever was typed', () => {
  expect(linkHref('http://example.com')).toBe('http://example.com');
  expect(linkHref('example.com')).toBe('https://example.com');
  expect(linkHref('javascript:alert(1)')).toBe('https://javascript:alert(1)');
});
