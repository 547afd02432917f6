import { exerciseKinds, kindPath, type KindWithEntries } from './exercise-kinds.ts';

/**
 * Every address of the school (specification, section 2), once: the pages that the build draws, the sitemap, the budget,
 * the content's link check and the tests all read this list.
 */
export interface SiteRoute {
  /** `:slug` stands for one file of `entries`. */
  path: string;
  access: 'public' | 'learner';
  /** Folder of content/ with one file per address; of a kind of exercise content/practice/<id>. */
  entries?: 'lessons' | 'prompts' | 'gpts' | KindWithEntries['entries'];
}

type Folder = NonNullable<SiteRoute['entries']>;

const ownRoutes = [
  { path: '/', access: 'public' },
  { path: '/home', access: 'public' },
  { path: '/cursos', access: 'public' },
  { path: '/why', access: 'public' },
  { path: '/about', access: 'public' },
  { path: '/auth', access: 'public' },
  // Not in the specification: open point 26.
  { path: '/privacidad', access: 'public' },
  { path: '/equipos', access: 'public' },
  { path: '/prueba', access: 'public' },
  { path: '/glosario', access: 'public' },

  { path: '/dashboard', access: 'learner' },
  // Not in the specification: open point 26.
  { path: '/cuaderno', access: 'learner' },
  { path: '/practica', access: 'learner' },
  { path: '/constancia', access: 'learner' },
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
] as const satisfies SiteRoute[];

/** Practice is not in the specification: open point 26. */
const practiceRoutes = exerciseKinds.flatMap((kind): SiteRoute[] => {
  const path = kindPath(kind.id);
  const page: SiteRoute = { path, access: 'learner' };
  return 'entries' in kind ? [page, { ...page, path: `${path}/:slug`, entries: kind.entries }] : [page];
});

export const siteRoutes: readonly SiteRoute[] = [...ownRoutes, ...practiceRoutes];

/** The addresses that have a page of their own; the others are those of entries and of kinds of exercise. */
export type FixedPath = Exclude<(typeof ownRoutes)[number], { entries: string }>['path'];

type InList<Path> = Path extends `${infer List}/:slug` ? List : never;

/** The lists that have an address below them for each of their entries. */
export type ListPath =
  | Exclude<InList<(typeof ownRoutes)[number]['path']>, ''>
  | `/practica/${KindWithEntries['id']}`;

/** The lists whose entries have addresses below them; lessons are below none. */
export const entryLists = siteRoutes.flatMap(({ path }) => {
  const [, list] = /^(\/.+)\/:slug$/.exec(path) ?? [];
  return list === undefined ? [] : [list as ListPath];
});

/** The route of an address, even if no such entry exists. */
export function routeOf(address: string): SiteRoute | undefined {
  const entryPath = `${address.slice(0, address.lastIndexOf('/'))}/:slug`;
  return siteRoutes.find(({ path }) => path === address) ?? siteRoutes.find(({ path }) => path === entryPath);
}

export interface SiteAddress extends SiteRoute {
  /** The address itself, without parameters. */
  address: string;
}

/** One entry per address; `slugsOf` names the files of a folder of content/. */
export function siteAddresses(slugsOf: (folder: Folder) => string[]): SiteAddress[] {
  return siteRoutes.flatMap((route) =>
    route.entries
      ? slugsOf(route.entries).map((slug) => ({ ...route, address: route.path.replace(':slug', slug) }))
      : [{ ...route, address: route.path }],
  );
}
