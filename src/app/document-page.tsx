import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { listAddress } from '#features/library/list-address.ts';
import { showBootFailure } from '#lib/boot-failure.ts';
import { isoDay } from '#lib/dates.ts';
import { controlsOf } from '#lib/islands.ts';
import { componentOnDemand } from '#lib/component-on-demand.tsx';
import { usePageMeta } from '#lib/page-meta.ts';
import { fetchDocument, type SiteDocument } from './document.ts';
import { isPlainClick, siteLink, useBeforePaint } from '#app/frame/navigation.ts';

const MissingEntry = componentOnDemand(() => import('./pages/missing-entry.tsx').then((m) => m.MissingEntry));

/** Only texts behind sign-in have something to copy, and places where something moves. */
const copying = () => import('./copy-from-document.ts');
const islands = () => import('#app/islands/islands.tsx');

/** Every page that is a text. React puts the finished HTML in place and looks after what moves in it. */
export function DocumentPage() {
  const { pathname } = useLocation();
  return <Entry key={pathname} path={pathname} loaded={useLoaderData()} />;
}

function Entry({ path, loaded }: { path: string; loaded: SiteDocument | null }) {
  const [text, setText] = useState(loaded);
  if (!text) return <MissingEntry path={path} />;
  return <Document path={path} text={text} onText={setText} />;
}

/**
 * An island whose code is still on its way answers when it is there. Half a click is enough: the island may take the button's
 * place before the second half, and then nobody would hear of it. Fingers that scroll cause no such event.
 */
function notePress({ target, button }: MouseEvent) {
  if (button !== 0) return;
  const pressed = (target as Element).closest('button');
  const place = pressed?.closest<HTMLElement>('[data-island]:not([data-mounted])');
  if (pressed && place) place.dataset.pressed = String(controlsOf(place).indexOf(pressed));
}

interface DocumentProps {
  path: string;
  text: SiteDocument;
  onText: (text: SiteDocument | null) => void;
}

function Document({ path, text: { html, ...meta }, onText }: DocumentProps) {
  const body = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [Islands, setIslands] = useState<Awaited<ReturnType<typeof islands>>['Islands']>();
  usePageMeta(meta);
  // A translation or an extension changed the page before the code came: React has drawn it anew, and has no text.
  useEffect(() => {
    if (!body.current?.hasChildNodes()) fetchDocument(path).then(onText, showBootFailure);
  }, [path, onText]);
  // The way back leads to the list as the learner left it, before anybody can press it.
  useBeforePaint(() => {
    for (const link of body.current?.querySelectorAll<HTMLAnchorElement>('[data-list] a') ?? [])
      link.href = listAddress(link.pathname);
  }, [html]);
  // A fact whose last day is past says so; the page was drawn before that day.
  useBeforePaint(() => {
    const today = isoDay(new Date());
    for (const words of body.current?.querySelectorAll<HTMLElement>('[data-good-until]') ?? [])
      words.hidden = today <= (words.dataset.goodUntil ?? '');
  }, [html]);
  useEffect(() => {
    const has = (places: string) => body.current?.querySelector(places) !== null;
    if (has('[data-island]')) islands().then((m) => setIslands(() => m.Islands), showBootFailure);
    // Ahead of the click: clipboards ask for one that is fresh.
    if (has('[data-copy]')) copying().catch(() => undefined);
  }, [html]);

  function onClick(event: MouseEvent) {
    const target = event.target as Element;
    const copyButton = target.closest<HTMLElement>('[data-copy]');
    if (copyButton) copying().then((m) => m.copyFromDocument(copyButton), showBootFailure);
    notePress(event);
    const address = siteLink(target);
    if (address === null || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(address);
  }

  return (
    <>
      {/* The document that came with the page is there already; React leaves it alone, and so does the empty string. */}
      <div
        ref={body}
        onMouseDown={notePress}
        onClick={onClick}
        dangerouslySetInnerHTML={{ __html: html }}
        suppressHydrationWarning
      />
      {Islands && <Islands body={body} />}
    </>
  );
}
