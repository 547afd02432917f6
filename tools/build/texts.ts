import { PLACEHOLDER_ORIGIN } from '#common/page-slots.ts';
import { isPublic, sitePages } from './site-pages.ts';

/** Public pages only; `/home` duplicates the landing page. */
export function sitemap(root: string) {
  const urls = sitePages(root)
    .filter((page) => isPublic(page) && page.address !== '/home')
    .map(({ address }) => `  <url><loc>${PLACEHOLDER_ORIGIN}${address}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/**
 * Pages behind sign-in carry `noindex`: search engines list even addresses that robots.txt closes, but obey a `noindex` they
 * can read. Only addresses that are not pages are closed.
 */
export function robots() {
  const paths = ['/auth/v1/', '/rest/v1/', '/_local/', '/_reports/', '/healthz', '/metrics'];
  const lines = ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`), ''];
  return [...lines, `Sitemap: ${PLACEHOLDER_ORIGIN}/sitemap.xml`, ''].join('\n');
}

/** RFC 9116: where to report a vulnerability. It must name a day, at most a year away, after which it is not to be trusted. */
export function securityText(contactEmail: string, today = new Date()) {
  const expires = new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), 1));
  return [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: es, en',
    `Canonical: ${PLACEHOLDER_ORIGIN}/.well-known/security.txt`,
    '',
  ].join('\n');
}
