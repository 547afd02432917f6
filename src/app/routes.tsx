import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { lessonSlugs } from '#content.ts';
import { requireSession } from '#features/auth/guard.ts';
import { ErrorPage } from './error-page.tsx';
import type { ProtectedHandle } from './is-protected.ts';
import { RootLayout, ShellLoading } from './root-layout.tsx';

type LoadPage = () => Promise<ComponentType>;
type LoadContent = ProtectedHandle['loadContent'];

const lazy = (load: LoadPage) => async () => ({ Component: await load() });

const page = (path: string, load: LoadPage): RouteObject => ({ path, lazy: lazy(load) });

/** Each content is fetched once; when it is there, the router has it without waiting for another turn. */
function remembered(load: NonNullable<LoadContent>): NonNullable<LoadContent> {
  const known = new Map<string | undefined, Promise<unknown>>();
  return (params) => {
    const content = known.get(params.slug) ?? load(params);
    known.set(params.slug, content);
    content.catch(() => known.delete(params.slug));
    return content;
  };
}

/** Signed-in learners only. The guard, the page's code and its content are fetched side by side. */
function protectedPage(path: string, load: LoadPage, fetchContent?: LoadContent): RouteObject {
  const loadContent = fetchContent && remembered(fetchContent);
  return {
    path,
    // Where main.tsx and entry-server.tsx put the content of a page that is drawn already.
    id: path,
    handle: { isProtected: true, loadContent } satisfies ProtectedHandle,
    lazy: lazy(load),
    loader: async (args) =>
      (await Promise.all([requireSession(args), loadContent?.(args.params)]))[1] ?? null,
  };
}

const home = () => import('./pages/home.tsx').then((m) => m.HomePage);

/** The route table of the specification (section 2). */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: RootLayout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: ShellLoading,
    children: [
      { index: true, lazy: lazy(home) },
      page('home', home),
      page('cursos', () => import('./pages/cursos.tsx').then((m) => m.CursosPage)),
      page('why', () => import('./pages/why.tsx').then((m) => m.WhyPage)),
      page('about', () => import('./pages/about.tsx').then((m) => m.AboutPage)),
      page('auth', () => import('./pages/auth.tsx').then((m) => m.AuthPage)),

      protectedPage('dashboard', () => import('./pages/dashboard.tsx').then((m) => m.DashboardPage)),
      protectedPage('manage', () => import('./pages/manage.tsx').then((m) => m.ManagePage)),
      protectedPage('profile', () => import('./pages/profile.tsx').then((m) => m.ProfilePage)),
      protectedPage('import', () => import('./pages/import.tsx').then((m) => m.ImportPage)),
      protectedPage('search', () => import('./pages/search.tsx').then((m) => m.SearchPage)),
      protectedPage('settings', () => import('./pages/settings.tsx').then((m) => m.SettingsPage)),

      // modulo-1 … modulo-5 and context-engineering.
      ...lessonSlugs.map((slug) =>
        protectedPage(
          slug,
          () => import('./pages/lesson.tsx').then((m) => m.LessonPage),
          () => import('./page-content.ts').then((m) => m.lessonContent(slug)),
        ),
      ),

      protectedPage('prompts', () => import('./pages/prompts.tsx').then((m) => m.PromptsPage)),
      protectedPage(
        'prompts/:slug',
        () => import('./pages/prompt.tsx').then((m) => m.PromptPage),
        ({ slug }) => import('./page-content.ts').then((m) => m.promptContent(slug)),
      ),
      protectedPage('gpts', () => import('./pages/gpts.tsx').then((m) => m.GptsPage)),
      protectedPage(
        'gpts/:slug',
        () => import('./pages/gpt.tsx').then((m) => m.GptPage),
        ({ slug }) => import('./page-content.ts').then((m) => m.gptContent(slug)),
      ),

      // All components on one page, for developers: not part of the built site.
      ...(import.meta.env.DEV
        ? [page('_ui', () => import('./pages/ui-gallery.tsx').then((m) => m.UiGalleryPage))]
        : []),

      page('*', () => import('./pages/not-found.tsx').then((m) => m.NotFoundPage)),
    ],
  },
];
