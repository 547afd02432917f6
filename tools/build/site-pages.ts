import { siteAddresses, siteRoutes, type SiteAddress } from '#app/site-routes.ts';
import { markdownFiles } from '#tools/content/content-files.ts';
import { slugOf } from '#tools/content/header.ts';
import { tradeSlugs } from '#tools/content/practice/trades.ts';
import { challengeFiles } from '#tools/content/practice/challenge/challenge-set.ts';
import { huntFiles } from '#tools/content/practice/hunt-set.ts';

/** One address of the site and its HTML file in dist/site. */
export interface SitePage extends SiteAddress {
  file: string;
}

const fileOf = (address: string) =>
  address === '/' ? 'index.html' : `${address.slice(1).replaceAll('/', '-')}.html`;

/** The names of a folder's entries, in a fixed order. */
export function slugsOf(root: string, folder: NonNullable<SiteAddress['entries']>): string[] {
  if (folder === 'trades') return [...tradeSlugs];
  if (folder === 'hunts') return huntFiles(root).map(slugOf);
  if (folder === 'challenges') return challengeFiles(root).map(slugOf);
  return markdownFiles(root, folder).map(slugOf);
}

export const sitePages = (root: string): SitePage[] =>
  siteAddresses((folder) => slugsOf(root, folder)).map((page) => ({
    ...page,
    file: fileOf(page.address),
  }));

/** Pages that look otherwise with a certain query: drawn once more, so that they need no script for it. */
export const queryPages = [{ address: '/auth', query: 'modo=crear', file: 'auth-crear.html' }];

export const isPublic = ({ access }: SitePage) => access === 'public';

/** Code of islands that is fetched with the page, not when its text is there. */
const islandsOf = {
  lessons: ['src/app/islands/lesson-reading.tsx', 'src/features/progress/lesson-completion.tsx'],
  prompts: ['src/features/library/prompt-actions.tsx'],
  gpts: ['src/app/islands/library-islands.tsx'],
  trades: ['src/features/practice/trade-week.tsx'],
  hunts: ['src/features/hunt/hunt-answer.tsx'],
  challenges: ['src/features/challenge/challenge-desk.tsx'],
};

/** The same for documents that are one of a kind. */
const islandsAt: Record<string, string[]> = {
  '/practica/retos': ['src/app/islands/challenge-list-islands.tsx'],
};

const showsProgress = (address: string) =>
  /^\/(modulo-\d|dashboard|constancia|practica\/retos)$/.test(address);

/** Source files whose code is fetched with a page, besides the entry's. */
export function modulesOf({ kind, address, entries }: SitePage): string[] {
  const islands = entries ? islandsOf[entries] : (islandsAt[address] ?? []);
  const withIslands = islands.length > 0 ? ['src/app/islands/islands.tsx', ...islands] : [];
  const own = kind === 'document' ? withIslands : [`src/app/pages${address}.tsx`];
  // Pages that show the learner's progress need the backend's client at once; the others when somebody acts, if at all.
  return showsProgress(address) ? [...own, 'src/lib/backend/backend-client.ts'] : own;
}

/** Addresses below these that no page has are answered with a page that says so (`missing` in dist/pages.json). */
export const openPrefixes = siteRoutes.flatMap(({ path }) => path.match(/^\/.+\/(?=:slug$)/) ?? []);
