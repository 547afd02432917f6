import { useEffect, useState } from 'react';
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router';
import { nav } from '#content.ts';
import { reportAppOpen } from '#features/auth/guard.ts';
import { SessionProvider } from '#features/auth/session.tsx';
import { PageLoading } from '#ui/skeleton.tsx';
import { Toaster } from '#ui/toaster.tsx';
import { componentOnDemand } from '#lib/component-on-demand.tsx';
import { MailReturnHandler } from './mail-return-handler.tsx';
import { isForLearners, SessionWatch } from './session-watch.tsx';
import { SiteFooter } from './site-footer.tsx';
import { TopBar } from './top-bar.tsx';
import { useBeforePaint, usePageChange, usePrefetch } from './navigation.ts';

function Frame({ children, isWorkPage }: { children: React.ReactNode; isWorkPage: boolean }) {
  return (
    <>
      <a
        href="#contenido"
        className="fixed top-2 left-2 z-60 -translate-y-16 rounded-control bg-accent px-4 py-3 text-accent-ink focus:translate-y-0 print:hidden"
      >
        {nav.skip}
      </a>
      <TopBar />
      {isWorkPage && (
        <noscript>
          <p className="shell pt-24">{nav.needsScript}</p>
        </noscript>
      )}
      <main id="contenido" tabIndex={-1} className="min-h-svh pt-16 print:min-h-0">
        {children}
      </main>
      <SiteFooter isCompact={isWorkPage} />
    </>
  );
}

/** Most pages arrive before that. */
const LINE_DELAY_MS = 150;

/** A thin line while the next page is on its way, when that takes a moment. */
function NavigationLine() {
  const isLoading = useNavigation().state === 'loading';
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsSlow(true), LINE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);
  if (!isSlow) return null;
  return (
    <div
      role="progressbar"
      aria-label={nav.loading}
      className="fixed inset-x-0 top-0 z-60 h-1 overflow-hidden"
    >
      <div className="navigation-line h-full w-1/3 bg-accent" />
    </div>
  );
}

const Question = componentOnDemand(() =>
  import('./personal-data-question.tsx').then((m) => m.PersonalDataQuestion),
);

/** Texts leave from pages behind sign-in, when somebody presses something: whoever only reads does not pay for the question. */
function PersonalData({ isWorkPage }: { isWorkPage: boolean }) {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    if (!isWorkPage) return;
    const want = () => setIsWanted(true);
    addEventListener('click', want);
    addEventListener('keydown', want);
    return () => {
      removeEventListener('click', want);
      removeEventListener('keydown', want);
    };
  }, [isWorkPage]);
  return isWanted ? <Question /> : null;
}

export function RootLayout() {
  const { pathname } = useLocation();
  const isWorkPage = isForLearners(useMatches());
  usePageChange();
  usePrefetch();
  useBeforePaint(reportAppOpen, []);
  return (
    <SessionProvider>
      <NavigationLine />
      <Frame isWorkPage={isWorkPage}>
        {/* Keyed by path: every page fades in. */}
        <div key={pathname} className="animate-page">
          <Outlet />
        </div>
      </Frame>
      <SessionWatch />
      <MailReturnHandler />
      <PersonalData isWorkPage={isWorkPage} />
      <Toaster />
    </SessionProvider>
  );
}

/** What signed-in pages show until their code and the session are there. */
export function ShellLoading() {
  return (
    <Frame isWorkPage>
      <PageLoading />
    </Frame>
  );
}
