import { PLACEHOLDER_ORIGIN } from '#lib/env.ts';
import { openPrefixes, protectedPages, publicPages } from './site-pages.ts';

/** Public pages only; `/home` is the landing page once more. */
export function sitemap() {
  const urls = publicPages
    .filter(({ path }) => path !== '/home')
    .map(({ path }) => `  <url><loc>${PLACEHOLDER_ORIGIN}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** Pages behind sign-in would only show robots the sign-in page. */
export function robots(root: string) {
  const paths = protectedPages(root)
    .map(({ path }) => path)
    .filter((path) => !openPrefixes.some((prefix) => path.startsWith(prefix)));
  const lines = ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`), 'Disallow: /_local/', ''];
  return [...lines, `Sitemap: ${PLACEHOLDER_ORIGIN}/sitemap.xml`, ''].join('\n');
}
