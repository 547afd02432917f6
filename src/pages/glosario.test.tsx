import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { glosario, glossaryLetters } from '#content.ts';
import { drawPage } from '#documents/draw-page.tsx';
import { openPage } from './testing/open-page.tsx';

const terms = glossaryLetters.flatMap((letter) => letter.terms);

test('every term is a section with its names, its example and the lesson that teaches it', async () => {
  await openPage('/glosario');
  for (const { id, term, names, text, example, taught } of terms) {
    const section = document.getElementById(id) as HTMLElement;
    expect(section.tagName, id).toBe('SECTION');
    expect(within(section).getByRole('heading', { level: 3 }).textContent).toBe(term);
    for (const words of [...names, text, example]) expect(section.textContent).toContain(words);
    expect(within(section).getByRole('link').getAttribute('href')).toBe(taught.to);
  }
  expect(document.getElementById('token')?.textContent).toContain('También: tokens.');
});

test('each letter leads to its terms', async () => {
  await openPage('/glosario');
  const links = within(screen.getByRole('navigation', { name: glosario.letters })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(glossaryLetters.map(({ letter }) => letter));
  for (const [index, link] of links.entries()) {
    const section = document.getElementById(link.getAttribute('href')?.slice(1) ?? '') as HTMLElement;
    expect(within(section).getAllByRole('heading', { level: 3 })).toHaveLength(
      glossaryLetters[index]?.terms.length ?? 0,
    );
  }
});

test('the footer leads to it and the top bar does not', async () => {
  await openPage('/about');
  const links = [...document.querySelectorAll('a[href="/glosario"]')];
  expect(links).toHaveLength(1);
  expect(links[0]?.closest('footer')).toBeTruthy();
});

test('search engines read it as a set of defined terms', async () => {
  const page = await drawPage('/glosario', { boot: '', styles: '', entry: '/main.js', codeOf: () => [] }, {});
  if (!page) throw new Error('no page');
  const { jsonLd } = page.meta as { jsonLd: { hasDefinedTerm: { '@id': string; name: string }[] } };
  expect(jsonLd).toMatchObject({ '@type': 'DefinedTermSet', inLanguage: 'es' });
  expect(jsonLd.hasDefinedTerm.map(({ name }) => name)).toEqual(terms.map(({ term }) => term));
  expect(jsonLd.hasDefinedTerm.find(({ name }) => name === 'Token')?.['@id']).toMatch(/\/glosario#token$/);
});
