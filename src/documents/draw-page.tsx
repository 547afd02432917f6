import { renderToStaticMarkup } from 'react-dom/server';
import { dashboard } from '#content.ts';
import type { IslandName } from '#common/island-contract.ts';
import { routeOf, type ListPath, type SiteRoute } from '#common/site-routes.ts';
import { HtmlPage } from './html-page.tsx';
import { PageIslands } from './island.tsx';
import { DocumentAddress } from './lesson/notebook-blocks.tsx';
import { missingPage } from './missing.tsx';
import type { Page, PageMeta } from './page.ts';
import { findPage, galleryAddress } from './pages.tsx';

/** For the build, which writes them as files. */
export { factFeeds } from './fact-feed.ts';

/** For the build, which makes a page fetch their code at once. */
export { nowSources } from '#islands/registry.ts';

/** What the bundler made. */
export interface SiteCode {
  /** Texts of the script in the head and of the style sheet. */
  boot: string;
  styles: string;
  /** The shell's script, e.g. `/assets/main-<hash>.js`. */
  entry: string;
  /** Files to fetch with the entry: its imports, and those of the islands that are mounted at once. */
  codeOf: (islands: IslandName[]) => string[];
  /** The file of the script in the head, instead of its text: in development only. */
  bootFile?: string;
}

export interface DrawnPage {
  html: string;
  meta: PageMeta;
  /** What stands between the top bar and the footer. */
  body: string;
  islands: IslandName[];
}

interface Options {
  query?: string | undefined;
  /** Makes the social preview image of a page, and names its file. */
  image?: ((page: { body: string; meta: PageMeta }) => Promise<string | undefined>) | undefined;
}

/** Pages that look different with a certain query: the build draws them again, so that they need no script for it. */
export const queryAddresses: { address: string; query: string }[] = [
  { address: '/auth', query: 'modo=crear' },
  ...dashboard.sections
    .filter(({ id }) => id !== 'inicio')
    .map(({ id }) => ({ address: '/dashboard', query: `seccion=${id}` })),
];

/** Null for an address that the school does not have. */
export async function drawPage(
  address: string,
  code: SiteCode,
  { query = '', image }: Options = {},
): Promise<DrawnPage | null> {
  const page = await findPage(address, query);
  if (!page) return null;
  const access = (address !== galleryAddress && routeOf(address)?.access) || 'public';
  return draw({ address, access, page, code, image, isIndexed: access === 'public' });
}

/** The page for an unknown address below a list, or (null) for any other unknown address. */
export function drawMissing(list: ListPath | null, code: SiteCode): Promise<DrawnPage> {
  const page = missingPage(list);
  const where = list ? ({ address: `${list}/-`, access: 'learner' } as const) : notFoundPlace;
  return draw({ ...where, page, code, image: undefined, isIndexed: false });
}

const notFoundPlace = { address: '/404', access: 'public' } as const;

interface Drawing {
  address: string;
  access: SiteRoute['access'];
  page: Page;
  code: SiteCode;
  isIndexed: boolean;
  image: Options['image'];
}

async function draw({ page, code, image, isIndexed, ...where }: Drawing): Promise<DrawnPage> {
  const { meta } = page;
  const found = new Set<IslandName>();
  const body = renderToStaticMarkup(
    <PageIslands value={found}>
      <DocumentAddress value={where.address}>{page.body}</DocumentAddress>
    </PageIslands>,
  );
  const islands = [...found];
  const { boot, bootFile, styles, entry, codeOf } = code;
  const html = renderToStaticMarkup(
    <HtmlPage
      {...where}
      {...{ meta, body, isIndexed }}
      image={isIndexed ? await image?.({ body, meta }) : undefined}
      code={{ boot, bootFile, styles, entry, preloads: codeOf(islands) }}
    />,
  );
  return { html: `<!doctype html>${html}`, meta, body, islands };
}
