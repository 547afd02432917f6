import { siteAddresses, type ListPath, type SiteAddress } from '#common/site-routes.ts';
import { openContent } from '#tools/content/content.ts';
import { slugOf } from '#tools/content/header.ts';
import { gpts, prompts } from '#tools/content/library/entries.ts';
import { lessons } from '#tools/content/lesson/lessons.ts';
import { practiceKinds } from '#tools/content/practice/kinds.ts';

const nameOf = (address: string) => (address === '/' ? 'index' : address.slice(1).replaceAll('/', '-'));

/** The HTML file of an address in dist/site. A page that differs with a certain query has a second file for it. */
export function fileOf(address: string, query?: string) {
  const [, value] = query?.split('=') ?? [];
  return `${nameOf(address)}${value === undefined ? '' : `-${value}`}.html`;
}

/** The file that answers addresses of entries that a list does not have. */
export const missingFileOf = (list: ListPath) => `${nameOf(list)}-missing.html`;

const folders = { lessons, prompts, gpts, ...practiceKinds };

/** The names of a folder's entries, in a stable order. */
export const slugsOf = (root: string, folder: NonNullable<SiteAddress['entries']>): string[] =>
  folders[folder].files(openContent(root)).map(slugOf);

export const sitePages = (root: string): SiteAddress[] => siteAddresses((folder) => slugsOf(root, folder));

export const isPublic = ({ access }: SiteAddress) => access === 'public';
