import { PLACEHOLDER_ORIGIN } from '#lib/env.ts';
import type { PageMeta } from '#lib/page-meta.ts';
import { escapeHtml, tag } from './html.ts';
import type { Preloads } from './preloads.ts';

interface Head {
  siteName: string;
  path: string;
  meta: PageMeta;
  /** File of the social preview image; pages without one are not shared. */
  image?: string;
  isIndexed: boolean;
}

/** Title, description, and what search engines and social networks read. */
export function describeHead({ siteName, path, meta, image, isIndexed }: Head) {
  const property = (name: string, content?: string) => content && tag('meta', { property: name, content });
  const named = (name: string, content?: string) => content && tag('meta', { name, content });
  // The landing page has two addresses; search engines keep one.
  const url = PLACEHOLDER_ORIGIN + (path === '/home' ? '/' : path);
  const imageUrl = image && `${PLACEHOLDER_ORIGIN}/${image}`;
  const shared = isIndexed && [
    tag('link', { rel: 'canonical', href: url }),
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:locale', 'es_ES'),
    property('og:url', url),
    property('og:title', meta.title),
    property('og:description', meta.description),
    property('og:image', imageUrl),
    imageUrl && property('og:image:width', '1200'),
    imageUrl && property('og:image:height', '630'),
    imageUrl && property('og:image:alt', meta.title),
    named('twitter:card', imageUrl ? 'summary_large_image' : 'summary'),
  ];
  return [
    `<title>${escapeHtml(meta.title)}</title>`,
    named('description', meta.description),
    isIndexed ? '' : named('robots', 'noindex'),
    ...(shared || []),
    meta.jsonLd && `<script type="application/ld+json">${asScriptData(meta.jsonLd)}</script>`,
  ]
    .filter(Boolean)
    .join('\n    ');
}

const asScriptData = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** The code of the page. Its fonts need no preload: the style sheet stands in the HTML and asks for them at once. */
export const preloadHead = (preloads: Preloads, modules: string[]) =>
  preloads
    .page(modules)
    .map((file) => tag('link', { rel: 'modulepreload', href: `/${file}`, crossorigin: '' }))
    .join('\n    ');
