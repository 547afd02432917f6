import { lazy, Suspense, useEffect, useRef, type MouseEvent } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { usePageMeta } from '#lib/page-meta.ts';
import { showBootFailure } from './boot-failure.ts';
import type { SiteDocument } from './document.ts';
import { Islands } from './islands.tsx';
import { isPlainClick, siteLink } from '#app/frame/navigation.ts';

const MissingEntry = lazy(() =>
  import('./pages/missing-entry.tsx').then((m) => ({ default: m.MissingEntry })),
);

/** Only texts behind sign-in have something to copy. */
const copying = () => import('./copy-from-document.ts');

/** Every page that is a text. React puts the finished HTML in place and looks after what moves in it. */
export function DocumentPage() {
  const text = useLoaderData<SiteDocument | null>();
  const { pathname } = useLocation();
  if (text) return <Document key={pathname} text={text} />;
  return (
    <Suspense>
      <MissingEntry path={pathname} />
    </Suspense>
  );
}

function Document({ text: { html, ...meta } }: { text: SiteDocument }) {
  const body = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  usePageMeta(meta);
  // Ahead of the click: clipboards ask for one that is fresh.
  useEffect(() => {
    if (body.current?.querySelector('[data-copy]')) copying().catch(() => undefined);
  }, []);

  function onClick(event: MouseEvent) {
    const target = event.target as Element;
    const copyButton = target.closest<HTMLElement>('[data-copy]');
    if (copyButton) copying().then((m) => m.copyFromDocument(copyButton), showBootFailure);
    const address = siteLink(target);
    if (address === null || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(address);
  }

  return (
    <>
      {/* The document that came with the page is there already; React leaves it alone, and so does the empty string. */}
      <div ref={body} onClick={onClick} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
      <Islands body={body} />
    </>
  );
}
