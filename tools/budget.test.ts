import { expect, test } from 'vitest';
import { findOverruns } from '#tools/budget.ts';

const budget = { pages: { '/': { js: 90, css: 12 } }, chunks: { 'react-dom': 70, '*': 20 } };

test('a site within its limits has no overruns', () => {
  const js = [
    { name: 'react-dom', bytes: 66_000 },
    { name: 'home', bytes: 5_000 },
  ];
  expect(
    findOverruns(
      budget,
      { '/': { path: '/', access: 'public', js, css: [{ name: 'style', bytes: 11_000 }] } },
      js,
    ),
  ).toEqual([]);
});

test('an overrun names its largest parts first', () => {
  const js = [
    { name: 'home', bytes: 30_000 },
    { name: 'react-dom', bytes: 66_000 },
  ];
  const overruns = findOverruns(budget, { '/': { path: '/', access: 'public', js, css: [] } }, js);
  expect(overruns.map(({ name, bytes, limit }) => ({ name, bytes, limit }))).toEqual([
    { name: 'JavaScript of /', bytes: 96_000, limit: 90 },
    { name: 'file home', bytes: 30_000, limit: 20 },
  ]);
  expect(overruns[0]?.parts.map(({ name }) => name)).toEqual(['react-dom', 'home']);
});

test('a page without a limit is an error', () => {
  expect(() =>
    findOverruns(budget, { '/nueva': { path: '/nueva', access: 'public', js: [], css: [] } }, []),
  ).toThrow('/nueva');
});

test('pages without a limit of their own share the limit of their access', () => {
  const js = [{ name: 'home', bytes: 19_000 }];
  const shared = { pages: { public: { js: 10, css: 1 } }, chunks: { '*': 20 } };
  const overruns = findOverruns(shared, { '/nueva': { path: '/nueva', access: 'public', js, css: [] } }, []);
  expect(overruns.map(({ name }) => name)).toEqual(['JavaScript of /nueva']);
});

test('entries of a list may have a limit of their own', () => {
  const js = [{ name: 'hunt', bytes: 19_000 }];
  const pages = { '/casos/uno': { path: '/casos/:slug', access: 'learner', js, css: [] } };
  const limits = { learner: { js: 10, css: 1 }, '/casos/:slug': { js: 20, css: 1 } };
  expect(findOverruns({ pages: limits, chunks: { '*': 20 } }, pages, [])).toEqual([]);
});

test('a kind of exercise has the limit of kinds, unless it has its own', () => {
  const pages = {
    '/practica/:kind': { js: 100, css: 12 },
    '/practica/oficios': { js: 10, css: 12 },
    learner: { js: 15, css: 12 },
  };
  const js = [{ name: 'list', bytes: 20_000 }];
  const page = (path: string) => ({ [path]: { path, access: 'learner', js, css: [] } });
  const limits = (path: string) =>
    findOverruns({ ...budget, pages }, page(path), []).map(({ limit }) => limit);
  expect(['/practica/taller', '/practica/oficios', '/cuaderno'].map(limits)).toEqual([[], [10], [15]]);
});
