import { markdownFiles } from '#tools/content/content-files.ts';
import { slugOf } from '#tools/content/slug.ts';

/** One address of the site, and the code that its first view needs. */
export interface SitePage {
  path: string;
  /** Its route in src/app/routes.tsx; the build compares the two lists. */
  route: string;
  /** The HTML file in dist/site. */
  file: string;
  /** Source files whose chunks are fetched together with the HTML. */
  modules: string[];
  /** Drawn by the build, so that it can be read before its code is there. All public pages are. */
  isDrawnEarly?: boolean;
}

const pageModule = (name: string) => `src/app/pages/${name}.tsx`;

const page = (path: string, name: string, extra: string[] = [], route = path): SitePage => ({
  path,
  route,
  file: path === '/' ? 'index.html' : `${path.slice(1).replaceAll('/', '-')}.html`,
  modules: [pageModule(name), ...extra],
});

/** Rendered to full HTML. */
export const publicPages: SitePage[] = [
  page('/', 'home'),
  page('/home', 'home'),
  page('/cursos', 'cursos'),
  page('/why', 'why'),
  page('/about', 'about'),
  page('/auth', 'auth'),
];

export const notFoundPage: SitePage = {
  path: '/404',
  route: '/*',
  file: '404.html',
  modules: [pageModule('not-found')],
};

/** Knows the files of all lessons, prompts and GPTs. */
const contentList = 'src/app/page-content.ts';

/** Behind sign-in. What depends on the hour or on chance (the demo screens) only gets a frame. */
export function protectedPages(root: string): SitePage[] {
  const early = (sitePage: SitePage): SitePage => ({ ...sitePage, isDrawnEarly: true });
  const withContent = (folder: 'lessons' | 'prompts' | 'gpts', name: string, base: string, route?: string) =>
    markdownFiles(root, folder).map((file) =>
      early(page(`${base}${slugOf(file)}`, name, [contentList, file], route)),
    );
  return [
    ...['manage', 'profile', 'import', 'search', 'settings'].map((name) => page(`/${name}`, name)),
    // Their links lead to content; the list is small, and without it each link's first fetch would wait for it.
    ...['dashboard', 'prompts', 'gpts'].map((name) => early(page(`/${name}`, name, [contentList]))),
    ...withContent('lessons', 'lesson', '/'),
    ...withContent('prompts', 'prompt', '/prompts/', '/prompts/:slug'),
    ...withContent('gpts', 'gpt', '/gpts/', '/gpts/:slug'),
  ];
}

/** Addresses below these are answered with the app even when no file has that name: the page says so. */
export const openPrefixes = ['/prompts/', '/gpts/'];
