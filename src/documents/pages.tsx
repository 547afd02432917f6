import {
  about,
  auth,
  constancia,
  cuaderno,
  cursos,
  dashboard,
  equipos,
  glosario,
  lessonPlaces,
  gptLibrary,
  home,
  practica,
  privacidad,
  promptLibrary,
  prueba,
  site,
  why,
} from '#content.ts';
import { dashboardSection } from '#features/dashboard/dashboard-view.tsx';
import { publicLink } from '#lib/env.ts';
import { AuthPage } from '#pages/auth.tsx';
import { ConstanciaPage } from '#pages/constancia.tsx';
import { CuadernoPage } from '#pages/cuaderno.tsx';
import { DashboardPage } from '#pages/dashboard.tsx';
import { routeOf, type FixedPath } from '#common/site-routes.ts';
import { TrialDocument, trialQuiz } from '#practice/hunt/trial-document.tsx';
import { PracticeHub } from '#practice/practice-hub.tsx';
import { PageLoading } from '#ui/skeleton.tsx';
import { AboutDocument } from './about.tsx';
import { courseList, CursosDocument } from './cursos.tsx';
import { findEntry } from './entries.tsx';
import { feedLinks } from './fact-feed.ts';
import { GlossaryDocument, termSet } from './glossary.tsx';
import { HomeDocument } from './home/home-document.tsx';
import { DrawnIsland, Island } from './island.tsx';
import { kindDocuments } from './kinds.ts';
import { GptsDocument, PromptsDocument } from './library/library-document.tsx';
import type { Page } from './page.ts';
import { PrivacidadDocument } from './privacidad.tsx';
import { teamCourse, TeamDocument } from './team/team-document.tsx';
import { WhyDocument } from './why.tsx';
import { WorkspaceDocument, workspacePages } from './workspace-document.tsx';

const landingPage: Page = {
  meta: {
    ...home.meta,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'EducationalOrganization',
      name: site.name,
      slogan: site.tagline,
      url: publicLink('/'),
      logo: publicLink('/icon-512.png'),
      email: site.contact.email,
      parentOrganization: { '@type': 'Organization', name: site.agency.name, url: site.agency.url },
      sameAs: site.social.map(({ url }) => url),
    },
  },
  body: <HomeDocument />,
};

function authPage(query: URLSearchParams): Page {
  const tab = query.get('modo') === 'crear' ? 'sign-up' : 'sign-in';
  return { meta: auth.meta, body: <DrawnIsland name="auth" props={{ tab }} component={AuthPage} /> };
}

function dashboardPage(query: URLSearchParams): Page {
  const section = dashboardSection(query.get('seccion') ?? '');
  const label = dashboard.sections.find(({ id }) => id === section && id !== 'inicio')?.label;
  return {
    meta: {
      title: `${label ? `${label} · ` : ''}${dashboard.title} | ${site.name}`,
      description: dashboard.inicio.text,
    },
    body: (
      <DrawnIsland
        name="dashboard"
        props={{ section, lessons: section === 'inicio' ? lessonPlaces : [] }}
        component={DashboardPage}
      />
    ),
  };
}

type WorkspacePage = (typeof workspacePages)[number];
type OwnPath = Exclude<FixedPath, `/${WorkspacePage['island']}`>;

/** A function draws a page that looks different with a query. */
const fixedPages: Record<OwnPath, Page | ((query: URLSearchParams) => Page)> = {
  '/': landingPage,
  '/home': landingPage,
  '/cursos': { meta: { ...cursos.meta, jsonLd: courseList }, body: <CursosDocument /> },
  '/why': { meta: why.meta, body: <WhyDocument /> },
  '/about': { meta: { ...about.meta, feeds: feedLinks }, body: <AboutDocument /> },
  '/privacidad': { meta: privacidad.meta, body: <PrivacidadDocument /> },
  '/equipos': { meta: { ...equipos.meta, jsonLd: teamCourse }, body: <TeamDocument /> },
  '/prueba': { meta: { ...prueba.meta, jsonLd: trialQuiz }, body: <TrialDocument /> },
  '/glosario': { meta: { ...glosario.meta, jsonLd: termSet }, body: <GlossaryDocument /> },
  '/auth': authPage,

  '/dashboard': dashboardPage,
  '/prompts': { meta: promptLibrary.meta, body: <PromptsDocument /> },
  '/gpts': { meta: gptLibrary.meta, body: <GptsDocument /> },
  '/cuaderno': {
    meta: cuaderno.meta,
    body: <DrawnIsland name="cuaderno" props={{}} component={CuadernoPage} />,
  },
  '/practica': {
    meta: practica.meta,
    body: <DrawnIsland name="practica" props={{}} component={PracticeHub} />,
  },
  '/constancia': {
    meta: constancia.meta,
    body: <DrawnIsland name="constancia" props={{}} component={ConstanciaPage} />,
  },
};

/** The demo screens depend on the time of day, so the build draws only their frame. */
const workspacePage = ({ island, ...page }: WorkspacePage): Page => ({
  meta: { title: `${page.title} | ${site.name}` },
  body: (
    <WorkspaceDocument {...page}>
      <Island name={island} props={{}}>
        <PageLoading />
      </Island>
    </WorkspaceDocument>
  ),
});

/** All components on one page, for developers: not part of the built site. */
export const galleryAddress = '/_ui';

const galleryPage: Page = {
  meta: { title: `Componentes | ${site.name}` },
  body: (
    <Island name="ui-gallery" props={{}}>
      <PageLoading />
    </Island>
  ),
};

const isFixed = (address: string): address is OwnPath => Object.hasOwn(fixedPages, address);

/** The page of an address, as for a learner whose session is not known yet. Null for an unknown address. */
export async function findPage(address: string, query = ''): Promise<Page | null> {
  if (isFixed(address)) {
    const page = fixedPages[address];
    return typeof page === 'function' ? page(new URLSearchParams(query)) : page;
  }
  const kind = kindDocuments.find(({ path }) => path === address);
  if (kind) return kind.page;
  const workspace = workspacePages.find((page) => page.address === address);
  if (workspace) return workspacePage(workspace);
  if (import.meta.env.DEV && address === galleryAddress) return galleryPage;
  const { entries } = routeOf(address) ?? {};
  return entries ? findEntry(entries, address.slice(address.lastIndexOf('/') + 1)) : null;
}
