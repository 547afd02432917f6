import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from 'react-router';
import { lessonSlugs } from '#content.ts';
import { requireSession } from '#features/auth/guard.ts';
import { DocumentPage } from './document-page.tsx';
import { fetchDocument } from './document.ts';
import { ErrorPage } from './frame/error-page.tsx';
import { RootLayout, ShellLoading } from './frame/root-layout.tsx';
import { siteRoutes, type PagePath, type SiteRoute } from './site-routes.ts';

type LoadPage = () => Promise<ComponentType>;

const pages: Record<PagePath, LoadPage> = {
  '/cursos': () => import('./pages/cursos.tsx').then((m) => m.CursosPage),
  '/auth': () => import('./pages/auth.tsx').then((m) => m.AuthPage),
  '/dashboard': () => import('./pages/dashboard.tsx').then((m) => m.DashboardPage),
  '/cuaderno': () => import('./pages/cuaderno.tsx').then((m) => m.CuadernoPage),
  '/practica/taller': () => import('./pages/practica/taller.tsx').then((m) => m.TallerPage),
  '/practica': () => import('./pages/practica.tsx').then((m) => m.PracticaPage),
  '/practica/errores': () => import('./pages/practica/errores.tsx').then((m) => m.ErroresPage),
  '/constancia': () => import('./pages/constancia.tsx').then((m) => m.ConstanciaPage),
  '/practica/repaso': () => import('./pages/practica/repaso.tsx').then((m) => m.RepasoPage),
  '/manage': () => import('./pages/manage.tsx').then((m) => m.ManagePage),
  '/profile': () => import('./pages/profile.tsx').then((m) => m.ProfilePage),
  '/import': () => import('./pages/import.tsx').then((m) => m.ImportPage),
  '/search': () => import('./pages/search.tsx').then((m) => m.SearchPage),
  '/settings': () => import('./pages/settings.tsx').then((m) => m.SettingsPage),
  '/prompts': () => import('./pages/prompts.tsx').then((m) => m.PromptsPage),
  '/gpts': () => import('./pages/gpts.tsx').then((m) => m.GptsPage),
};

const lazy = (load: LoadPage) => async () => ({ Component: await load() });

const addressOf = ({ request }: LoaderFunctionArgs) => new URL(request.url).pathname;

/** The guard and the text are asked for side by side; without a session the text is not waited for. */
async function loadDocument(access: SiteRoute['access'], args: LoaderFunctionArgs) {
  const [text] = await Promise.all([
    fetchDocument(addressOf(args)),
    access === 'learner' && requireSession(args),
  ]);
  return text;
}

/** No guard reads the query. Without one to wait for, the router writes a list's search into the address at once. */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);

function toRoute(route: SiteRoute): RouteObject {
  const { path, access, kind } = route;
  // As the server does it: an address in capitals is another one.
  const common = { path, id: path, handle: route, caseSensitive: true };
  if (kind !== 'document') {
    const guard = access === 'learner' ? { loader: requireSession, shouldRevalidate } : {};
    return { ...common, ...guard, lazy: lazy(pages[path as PagePath]) };
  }
  return {
    ...common,
    Component: DocumentPage,
    loader: (args) => loadDocument(access, args),
    // A text does not change while it is being read.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  };
}

/** `/:slug` would also match addresses that do not exist. */
const withLessons = (route: SiteRoute): SiteRoute[] =>
  route.entries === 'lessons' ? lessonSlugs.map((slug) => ({ ...route, path: `/${slug}` })) : [route];

/** The route table of the specification (section 2). */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: ShellLoading,
    children: [
      ...siteRoutes.flatMap(withLessons).map(toRoute),
      // All components on one page, for developers: not part of the built site.
      ...(import.meta.env.DEV
        ? [{ path: '/_ui', lazy: lazy(() => import('./pages/ui-gallery.tsx').then((m) => m.UiGalleryPage)) }]
        : []),
      { path: '*', lazy: lazy(() => import('./pages/not-found.tsx').then((m) => m.NotFoundPage)) },
    ],
  },
];
