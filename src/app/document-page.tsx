import { lazy, Suspense, useRef, type MouseEvent } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { usePageMeta } from '#lib/page-meta.ts';
import { copyFromDocument } from './copy-from-document.ts';
import type { SiteDocument } from './document.ts';
import { Islands } from './islands.tsx';
import { isPlainClick, siteLink } from '#app/frame/navigation.ts';

const MissingEntry = lazy(() =>
  import('./pages/missing-entry.tsx').then((m) => ({ default: m.MissingEntry })),
);

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

  function onClick(event: MouseEvent) {
    const target = event.target as Element;
    const copyButton = target.closest<HTMLElement>('[data-copy]');
    if (copyButton) void copyFromDocument(copyButton); // Says itself whether it worked.
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
