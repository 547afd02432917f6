import { expect, test } from 'vitest';
import { anchorOf } from '#common/anchor.ts';
import { facts, site } from '#content.ts';
import { drawPage } from './draw-page.tsx';
import { factFeeds } from './fact-feed.ts';

const atomNamespace = 'http://www.w3.org/2005/Atom';
const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

const textOf = (address: string) => factFeeds().find((feed) => feed.address === address)?.text ?? '';
const xml = () => new DOMParser().parseFromString(textOf('/datos.xml'), 'application/xml');

interface JsonFeed {
  [member: string]: unknown;
  items: { id: string; content_html: string; date_modified: string; _dato: Record<string, string> }[];
}
const json = () => JSON.parse(textOf('/datos.json')) as JsonFeed;

const all = facts.flatMap((group) => group.facts);
const newestDay = all
  .map(({ checked }) => checked)
  .sort()
  .at(-1);

/** The texts of an element's children of this name. */
const children = (parent: Element, name: string) =>
  [...parent.children].filter((one) => one.localName === name);
const only = (parent: Element, name: string) => {
  const found = children(parent, name);
  expect(found).toHaveLength(1);
  return found[0]?.textContent ?? '';
};
const entry = (id: string) => {
  const found = [...xml().querySelectorAll('entry')].find((one) => only(one, 'id').endsWith(`/${id}`));
  if (!found) throw new Error(`no entry for ${id}`);
  return found;
};

test('the Atom feed has what RFC 4287 requires of a feed and of its entries', () => {
  const feed = xml().documentElement;
  expect([feed.namespaceURI, feed.localName]).toEqual([atomNamespace, 'feed']);
  // RFC 4287, 4.1.1 and 4.1.2. In a valid feed all elements are known: the test names them.
  const known = ['id', 'title', 'subtitle', 'updated', 'author', 'icon', 'link', 'entry'];
  expect([...new Set([...feed.children].map(({ localName }) => localName))]).toEqual(known);
  for (const one of [feed, ...children(feed, 'entry')]) {
    expect(only(one, 'id')).toMatch(/^tag:/);
    expect(only(one, 'title')).not.toBe('');
    expect(only(one, 'updated')).toMatch(rfc3339);
    const alternates = children(one, 'link').filter((link) => link.getAttribute('rel') === 'alternate');
    expect(alternates).toHaveLength(1);
    expect(children(one, 'link').every((link) => link.getAttribute('href'))).toBe(true);
  }
  expect(feed.querySelector('author > name')?.textContent).toBe(site.name);
  const [self] = children(feed, 'link').filter((link) => link.getAttribute('rel') === 'self');
  expect(self?.getAttribute('href')).toBe('https://origen.invalid/datos.xml');
  expect(only(feed, 'updated').slice(0, 10)).toBe(newestDay);
});

test('the JSON feed has what JSON Feed 1.1 requires', () => {
  const { version, title, items, ...feed } = json();
  expect(version).toBe('https://jsonfeed.org/version/1.1');
  expect(title).toBe(xml().querySelector('feed > title')?.textContent);
  expect(feed.feed_url).toBe('https://origen.invalid/datos.json');
  for (const item of items) {
    expect(typeof item.id).toBe('string');
    expect(item.content_html).toMatch(/^<p>/);
    expect(item.date_modified).toMatch(rfc3339);
  }
});

test('both feeds have every fact once, the last one looked at first', () => {
  const { items } = json();
  const ids = items.map(({ id }) => id);
  expect(ids).toEqual([...xml().querySelectorAll('entry > id')].map(({ textContent }) => textContent));
  expect(new Set(ids)).toEqual(new Set(all.map(({ id }) => `tag:escuela.example,2026:dato/${id}`)));
  expect(ids).toHaveLength(all.length);
  const days = items.map(({ date_modified }) => date_modified);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(new Set(days)).toEqual(new Set(all.map(({ checked }) => `${checked}T12:00:00Z`)));
});

test('ids come from the facts’ own ids, and name neither the school nor its address', () => {
  for (const { id } of json().items) {
    expect(id).toMatch(/^tag:escuela\.example,2026:dato\/[a-z0-9-]+$/);
    expect(id).not.toContain(anchorOf(site.name));
  }
});

test('an entry tells what changed, who says so, the dates and the source', () => {
  const fact = all.find(({ id }) => id === 'precio-pro');
  const content = new DOMParser().parseFromString(only(entry('precio-pro'), 'content'), 'text/html');
  expect([...content.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    `Dato del curso (2024): ${fact?.course}`,
    expect.stringMatching(/^Según .+: /),
    expect.stringMatching(/^Lo miramos el \d+-\d+-\d{4}\.$/),
    `Nota: ${fact?.note}`,
    expect.stringMatching(/^fuente: /),
  ]);
  expect(content.querySelector('a')?.getAttribute('href')).toBe(fact?.source);
  expect(entry('precio-pro').querySelector('link[rel=via]')?.getAttribute('href')).toBe(fact?.source);
  const item = json().items.find(({ id }) => id.endsWith('/precio-pro'));
  expect(item?._dato).toEqual({
    curso: fact?.course,
    hoy: fact?.today,
    quien: fact?.publisher,
    dice: fact?.published,
    mirado: fact?.checked,
    via: fact?.via,
  });
});

test('an entry says until when its fact holds, on every day the same', () => {
  const ending = all.filter(({ expires }) => expires);
  expect(ending.length).toBeGreaterThan(0);
  for (const { id, expires = '' } of ending) {
    const [year, month, day] = expires.split('-').map(Number);
    expect(only(entry(id), 'content')).toContain(
      `Vale hasta el ${day}-${month}-${year}; después, compruébalo`,
    );
  }
  const stated = json().items.filter(({ content_html }) => content_html.includes('Vale hasta el'));
  expect(stated).toHaveLength(ending.length);
});

test('the link of every entry leads to its fact in /about', async () => {
  const page = await drawPage('/about', { boot: '', styles: '', entry: '/main.js', codeOf: () => [] });
  const about = new DOMParser().parseFromString(page?.html ?? '', 'text/html');
  for (const link of xml().querySelectorAll('entry > link[rel=alternate]')) {
    const [path, anchor = ''] = link.getAttribute('href')?.split('#') ?? [];
    expect(path).toBe('https://origen.invalid/about');
    const title = link.parentElement?.querySelector('title')?.textContent;
    expect(about.getElementById(anchor)?.querySelector('dt')?.textContent).toBe(title);
  }
});
