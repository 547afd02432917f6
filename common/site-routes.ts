/**
 * Every address of the school (specification, section 2), once: the pages that the build draws, the sitemap, the budget,
 * the content's link check and the tests all read this list.
 */
export interface SiteRoute {
  /** `:slug` stands for one file of `entries`. */
  path: string;
  access: 'public' | 'learner';
  /** Folder of content/ with one file per address (`trades`: practice/oficios, `hunts`: practice/errores, `challenges`: practice/retos). */
  entries?: 'lessons' | 'prompts' | 'gpts' | 'trades' | 'hunts' | 'challenges';
}

type Folder = NonNullable<SiteRoute['entries']>;

export const siteRoutes = [
  { path: '/', access: 'public' },
  { path: '/home', access: 'public' },
  { path: '/cursos', access: 'public' },
  { path: '/why', access: 'public' },
  { path: '/about', access: 'public' },
  { path: '/auth', access: 'public' },
  // Not in the specification: open point 26.
  { path: '/privacidad', access: 'public' },

  { path: '/dashboard', access: 'learner' },
  // Not in the specification: open point 26.
  { path: '/cuaderno', access: 'learner' },
  { path: '/practica/taller', access: 'learner' },
  { path: '/practica', access: 'learner' },
  { path: '/practica/errores', access: 'learner' },
  { path: '/practica/repaso', access: 'learner' },
  { path: '/practica/errores/:slug', access: 'learner', entries: 'hunts' },
  { path: '/constancia', access: 'learner' },
  { path: '/practica/retos', access: 'learner' },
  { path: '/practica/retos/:slug', access: 'learner', entries: 'challenges' },
  { path: '/manage', access: 'learner' },
  { path: '/profile', access: 'learner' },
  { path: '/import', access: 'learner' },
  { path: '/search', access: 'learner' },
  { path: '/settings', access: 'learner' },
  // modulo-1 … modulo-5 and context-engineering.
  { path: '/:slug', access: 'learner', entries: 'lessons' },
  { path: '/prompts', access: 'learner' },
  { path: '/prompts/:slug', access: 'learner', entries: 'prompts' },
  { path: '/gpts', access: 'learner' },
  { path: '/gpts/:slug', access: 'learner', entries: 'gpts' },
  // Not in the specification: open point 26.
  { path: '/practica/oficios', access: 'learner' },
  { path: '/practica/oficios/:slug', access: 'learner', entries: 'trades' },
] as const satisfies SiteRoute[];

/** The addresses that have a page of their own; the others are those of entries. */
export type FixedPath = Exclude<(typeof siteRoutes)[number], { entries: string }>['path'];

type InList<Path> = Path extends `${infer List}/:slug` ? List : never;

/** The lists that have an address below them for each of their entries. */
export type ListPath = Exclude<InList<(typeof siteRoutes)[number]['path']>, ''>;

/** The route of an address; one that only looks like an entry's has a route too. */
export function routeOf(address: string): SiteRoute | undefined {
  const entryPath = `${address.slice(0, address.lastIndexOf('/'))}/:slug`;
  const routes: readonly SiteRoute[] = siteRoutes;
  return routes.find(({ path }) => path === address) ?? routes.find(({ path }) => path === entryPath);
}

export interface SiteAddress extends SiteRoute {
  /** The address itself, without parameters. */
  address: string;
}

/** One entry per address; `slugsOf` names the files of a folder of content/. */
export function siteAddresses(slugsOf: (folder: Folder) => string[]): SiteAddress[] {
  return siteRoutes.flatMap((route: SiteRoute) =>
    route.entries
      ? slugsOf(route.entries).map((slug) => ({ ...route, address: route.path.replace(':slug', slug) }))
      : [{ ...route, address: route.path }],
  );
}
