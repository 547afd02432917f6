import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { nav, errors } from '#content.ts';
import { Button } from '#ui/button.tsx';
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

/**
 * Where messages.ts shows its cards. Both live regions are always there: screen readers do not announce a region that arrives
 * together with its text.
 */
function MessagePlace() {
  return (
    // Below the top bar: the next button to press is at the lower edge or at the side.
    <div
      id="mensajes"
      className="pointer-events-none fixed inset-x-4 top-18 z-60 flex justify-center print:hidden"
    >
      <div role="status" className="contents" />
      <div role="alert" className="contents" />
      <template>
        <div className="group pointer-events-auto flex w-full max-w-sm animate-rise items-start gap-3 rounded-card border-2 border-ink bg-surface p-4 shadow-sm data-destructive:border-danger">
          <CircleCheck
            aria-hidden="true"
            className="mt-0.5 size-5 shrink-0 text-success group-data-destructive:hidden"
          />
          <CircleAlert
            aria-hidden="true"
            className="mt-0.5 hidden size-5 shrink-0 text-danger group-data-destructive:block"
          />
          <div className="grow" data-words="">
            <p className="font-semibold" />
            <p className="text-sm text-ink-soft" />
            <Button variant="secondary" size="sm" className="mt-2" data-action="" />
          </div>
          <button
            type="button"
            data-close=""
            aria-label={nav.closeMessage}
            className="-m-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-ink/8"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </div>
      </template>
    </div>
  );
}

/** Without a connection, the stored session may still be valid: it stays, and so does the page. session-watch.ts shows it. */
function UnreachableNotice() {
  const { text, retry, retrying } = nav.unreachable;
  return (
    <div role="status" id="sin-conexion" className="fixed inset-x-0 bottom-0 z-30 print:hidden">
      <div hidden className="border-t border-line-strong bg-surface">
        <div className="shell flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
          <p className="min-w-[14rem] grow basis-0">{text}</p>
          <Button size="sm" data-retrying={retrying}>
            {retry}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** src/boot shows it when code of the page does not load. */
function BootFailure() {
  const { text, offline, reload, close } = errors.boot;
  return (
    <div id="boot-failure" role="alert" hidden>
      <p className="when-online">{text}</p>
      <p className="when-offline">{offline}</p>
      <button type="button" className="when-online">
        {reload}
      </button>
      <button type="button">{close}</button>
    </div>
  );
}
