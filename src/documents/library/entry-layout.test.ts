import { expect, test } from 'vitest';
import { relatedTo } from './entry-layout.tsx';

const entry = (slug: string, category: string, tags: string[] = []) => ({ slug, category, tags });
const self = entry('uno', 'Ventas', ['a', 'b']);

test('the same category comes first, then the most tags in common', () => {
  const all = [
    self,
    entry('lejos', 'Otra'),
    entry('dos-etiquetas', 'Otra', ['b', 'a']),
    entry('una-etiqueta', 'Otra', ['a']),
    entry('misma', 'Ventas'),
    entry('misma-y-etiqueta', 'Ventas', ['b']),
  ];
  expect(relatedTo(self, all).map(({ slug }) => slug)).toEqual([
    'misma-y-etiqueta',
    'misma',
    'dos-etiquetas',
  ]);
});

test('an entry is never related to itself, and a short list works', () => {
  expect(relatedTo(self, [self])).toEqual([]);
  expect(relatedTo(self, [self, entry('otro', 'Otra')]).map(({ slug }) => slug)).toEqual(['otro']);
});

test('entries with nothing in common lead to the next ones, so that every entry has a link to it', () => {
  const all = ['a', 'b', 'c', 'd', 'e'].map((slug) => entry(slug, slug));
  const after = (slug: string) => relatedTo(entry(slug, slug), all).map((other) => other.slug);
  expect(after('b')).toEqual(['c', 'd', 'e']);
  expect(after('d')).toEqual(['e', 'a', 'b']);
});
