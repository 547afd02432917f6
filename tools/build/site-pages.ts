import { siteAddresses, type ListPath, type SiteAddress } from '#common/site-routes.ts';
import { markdownFiles } from '#tools/content/content-files.ts';
import { slugOf } from '#tools/content/header.ts';
import { tradeSlugs } from '#tools/content/practice/trades.ts';
import { challengeFiles } from '#tools/content/practice/challenge/challenge-set.ts';
import { huntFiles } from '#tools/content/practice/hunt-set.ts';

const nameOf = (address: string) => (address === '/' ? 'index' : address.slice(1).replaceAll('/', '-'));

/** The HTML file of an address in dist/site. Pages that look otherwise with a certain query have one more for it. */
export function fileOf(address: string, query?: string) {
  const [, value] = query?.split('=') ?? [];
  return `${nameOf(address)}${value === undefined ? '' : `-${value}`}.html`;
}

/** What answers below a list where it has no such entry. */
export const missingFileOf = (list: ListPath) => `${nameOf(list)}-missing.html`;

/** The names of a folder's entries, in a fixed order. */
export function slugsOf(root: string, folder: NonNullable<SiteAddress['entries']>): string[] {
  if (folder === 'trades') return [...tradeSlugs];
  if (folder === 'hunts') return huntFiles(root).map(slugOf);
  if (folder === 'challenges') return challengeFiles(root).map(slugOf);
  return markdownFiles(root, folder).map(slugOf);
}

export const sitePages = (root: string): SiteAddress[] => siteAddresses((folder) => slugsOf(root, folder));

export const isPublic = ({ access }: SiteAddress) => access === 'public';
