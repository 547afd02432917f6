import type { ReactNode } from 'react';
import { nav } from '#content.ts';
import { BootFailure, MessagePlace, UnreachableNotice } from './notices.tsx';
import { SiteFooter } from './site-footer.tsx';
import { TopBar } from './top-bar.tsx';

interface PageFrameProps {
  address: string;
  access: 'public' | 'learner';
  children: ReactNode;
}

/** What surrounds every page. start-page.ts handles its buttons. */
export function PageFrame({ address, access, children }: PageFrameProps) {
  const isWorkPage = access === 'learner';
  return (
    <>
      <a
        href="#contenido"
        className="fixed top-2 left-2 z-60 -translate-y-16 rounded-control bg-accent px-4 py-3 text-accent-ink focus:translate-y-0 print:hidden"
      >
        {nav.skip}
      </a>
      <TopBar address={address} />
      {isWorkPage && (
        <noscript>
          <p className="shell pt-24">{nav.needsScript}</p>
        </noscript>
      )}
      <main id="contenido" tabIndex={-1} className="min-h-svh pt-16 print:min-h-0">
        {children}
      </main>
      <SiteFooter isCompact={isWorkPage} />
      <UnreachableNotice />
      <MessagePlace />
      <BootFailure />
    </>
  );
}
