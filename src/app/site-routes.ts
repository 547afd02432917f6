/**
 * Every address of the school (specification, section 2), once: the route table, the prerendering, the sitemap, the
 * budget, the content's link check and the tests all read this list.
 */
export interface SiteRoute {
  /** `:slug` stands for one file of `entries`. */
  path: string;
  access: 'public' | 'learner';
  /**
   * `document`: a text, drawn once by the build and never by the browser (src/documents). `page`: drawn by the build too,
   * and hydrated. `screen`: rendered in the browser alone, because it depends on the time of day or on chance.
   */
  kind: 'document' | 'page' | 'screen';
  /** Folder of content/ with one file per address (`trades`: practice/oficios, `hunts`: practice/errores, `challenges`: practice/retos). */
  entries?: 'lessons' | 'prompts' | 'gpts' | 'trades' | 'hunts' | 'challenges';
}

type Folder = NonNullable<SiteRoute['entries']>;

export const siteRoutes = [
  { path: '/', access: 'public', kind: 'document' },
  { path: '/home', access: 'public', kind: 'document' },
  { path: '/cursos', access: 'public', kind: 'page' },
  { path: '/why', access: 'public', kind: 'document' },
  { path: '/about', access: 'public', kind: 'document' },
  { path: '/auth', access: 'public', kind: 'page' },
  // Not in the specification: open point 26.
  { path: '/privacidad', access: 'public', kind: 'document' },

  { path: '/dashboard', access: 'learner', kind: 'page' },
  // Not in the specification: open point 26.
  { path: '/cuaderno', access: 'learner', kind: 'page' },
  { path: '/practica/taller', access: 'learner', kind: 'page' },
  { path: '/practica', access: 'learner', kind: 'page' },
  { path: '/practica/errores', access: 'learner', kind: 'page' },
  { path: '/practica/repaso', access: 'learner', kind: 'page' },
  { path: '/practica/errores/:slug', access: 'learner', kind: 'document', entries: 'hunts' },
  { path: '/constancia', access: 'learner', kind: 'page' },
  { path: '/practica/retos', access: 'learner', kind: 'document' },
  { path: '/practica/retos/:slug', access: 'learner', kind: 'document', entries: 'challenges' },
  { path: '/manage', access: 'learner', kind: 'screen' },
  { path: '/profile', access: 'learner', kind: 'screen' },
  { path: '/import', access: 'learner', kind: 'screen' },
  { path: '/search', access: 'learner', kind: 'screen' },
  { path: '/settings', access: 'learner', kind: 'screen' },
  // modulo-1 … modulo-5 and context-engineering.
  { path: '/:slug', access: 'learner', kind: 'document', entries: 'lessons' },
  { path: '/prompts', access: 'learner', kind: 'page' },
  { path: '/prompts/:slug', access: 'learner', kind: 'document', entries: 'prompts' },
  { path: '/gpts', access: 'learner', kind: 'page' },
  { path: '/gpts/:slug', access: 'learner', kind: 'document', entries: 'gpts' },
  // Not in the specification: open point 26.
  { path: '/practica/oficios', access: 'learner', kind: 'document' },
  { path: '/practica/oficios/:slug', access: 'learner', kind: 'document', entries: 'trades' },
] as const satisfies SiteRoute[];

/** The addresses whose page is a file of src/app/pages. */
export type PagePath = Exclude<(typeof siteRoutes)[number], { kind: 'document' }>['path'];

type InList<Path> = Path extends `${infer List}/:slug` ? List : never;

/** The lists that have an address below them for each of their entries. */
export type ListPath = Exclude<InList<(typeof siteRoutes)[number]['path']>, ''>;

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

/** Where the browser finds a document when it changes pages. */
export const documentFile = (address: string) =>
  `/documents/${address === '/' ? 'index' : address.slice(1)}.json`;
