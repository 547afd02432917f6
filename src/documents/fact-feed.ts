import { fill } from '#common/fill.ts';
import { PLACEHOLDER_ORIGIN } from '#common/page-slots.ts';
import { factCopy, facts, site, type Fact } from '#content.ts';
import { factAnchor, figuresOf, hostOf, spanishDay } from './fact-label.ts';

/** The build writes `file`; the server takes the type of the answer from the file's ending. */
const atom = {
  name: factCopy.feed.atom,
  address: '/datos.xml',
  file: 'datos.atom',
  type: 'application/atom+xml',
};
const json = {
  name: factCopy.feed.json,
  address: '/datos.json',
  file: 'datos.jsonfeed',
  type: 'application/feed+json',
};
export const feeds = [atom, json];

/** For the head of a page about the facts. */
export const feedLinks = feeds.map(({ name, address, type }) => ({
  title: `${factCopy.feed.title} (${name})`,
  href: address,
  type,
}));

/** For the build and the development server. */
export const factFeeds = () => [
  { ...atom, text: atomFeed() },
  { ...json, text: jsonFeed() },
];

/**
 * Feed readers tell what is new from what they know by these ids. So they depend neither on the texts nor on the school's
 * address or name: a renamed or moved school keeps its subscribers. `.example` belongs to nobody (RFC 2606), so the tags
 * (RFC 4151) collide with none of a real owner. Schools that started from the same facts share ids.
 */
const idOf = (name: string) => `tag:escuela.example,2026:${name}`;

/** Noon, because midnight in UTC is still the day before in America. */
const instantOf = (day: string) => `${day}T12:00:00Z`;

const inSchool = (path: string) => PLACEHOLDER_ORIGIN + path;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

const entries = facts
  .flatMap(({ topic, facts: ofTopic }) => ofTopic.map((fact) => ({ ...fact, topic })))
  .sort((one, other) => other.checked.localeCompare(one.checked))
  .map((fact) => ({
    id: idOf(`dato/${fact.id}`),
    url: inSchool(`/about#${factAnchor(fact)}`),
    updated: instantOf(fact.checked),
    html: contentOf(fact),
    fact,
  }));

/** What the page says of a fact, line by line, and the dates of which the page tells one only when it is past. */
function contentOf(fact: Fact): string {
  const { feed, authority, note, source } = factCopy;
  const lines = [
    ...figuresOf(fact),
    fill(feed.checked, { mirado: spanishDay(fact.checked) }),
    fact.expires && fill(feed.expires, { caduca: spanishDay(fact.expires) }),
    fact.authority && `${authority} ${fact.authority.name}`,
    fact.note && `${note} ${fact.note}`,
  ];
  const paragraphs = lines.flatMap((line) => (line ? [`<p>${escaped(line)}</p>`] : []));
  if (fact.source)
    paragraphs.push(
      `<p><a href="${escaped(fact.source)}">${escaped(source)}: ${hostOf(fact.source)}</a></p>`,
    );
  return paragraphs.join('\n');
}

function atomFeed(): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es">
  <id>${idOf('datos')}</id>
  <title>${escaped(factCopy.feed.title)}</title>
  <subtitle>${escaped(factCopy.feed.text)}</subtitle>
  <updated>${entries[0]?.updated ?? ''}</updated>
  <author><name>${escaped(site.name)}</name><uri>${inSchool('/about')}</uri></author>
  <icon>${inSchool('/icon-512.png')}</icon>
  <link rel="self" type="${atom.type}" href="${inSchool(atom.address)}"/>
  <link rel="alternate" type="text/html" href="${inSchool('/about#datos')}"/>
${entries.map(atomEntry).join('\n')}
</feed>
`;
}

function atomEntry({ id, url, updated, html, fact }: (typeof entries)[number]): string {
  const via = fact.source && `\n    <link rel="via" href="${escaped(fact.source)}"/>`;
  return `  <entry>
    <id>${id}</id>
    <title>${escaped(fact.subject)}</title>
    <updated>${updated}</updated>
    <category term="${escaped(fact.topic)}"/>
    <link rel="alternate" type="text/html" href="${url}"/>${via ?? ''}
    <content type="html">${escaped(html)}</content>
  </entry>`;
}

function jsonFeed(): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: factCopy.feed.title,
    description: factCopy.feed.text,
    language: 'es',
    home_page_url: inSchool('/about#datos'),
    feed_url: inSchool(json.address),
    icon: inSchool('/icon-512.png'),
    authors: [{ name: site.name, url: inSchool('/about') }],
    items: entries.map(({ id, url, updated, html, fact }) => ({
      id,
      url,
      external_url: fact.source,
      title: fact.subject,
      content_html: html,
      date_modified: updated,
      tags: [fact.topic],
      // For programs, which cannot read the sentences: the fields of content/facts.yaml.
      _dato: {
        curso: fact.course,
        hoy: fact.today,
        quien: fact.publisher,
        dice: fact.published,
        mirado: fact.checked,
        via: fact.via,
        caduca: fact.expires,
      },
    })),
  };
  return `${JSON.stringify(feed, null, 1)}\n`;
}
