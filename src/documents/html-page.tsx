import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '#content.ts';
import { PLACEHOLDER_ORIGIN, SETTINGS_SLOT } from '#common/page-slots.ts';
import type { SiteRoute } from '#common/site-routes.ts';
import { PageFrame } from '#shell/page-frame.tsx';
import type { PageMeta } from './page.ts';
import { prefetchRules } from './prefetch-rules.ts';

/** What a page needs from the bundler's output. */
interface PageCode {
  boot: string;
  styles: string;
  entry: string;
  preloads: string[];
  /** In development only. */
  head: string | undefined;
}

interface HtmlPageProps {
  address: string;
  access: SiteRoute['access'];
  meta: PageMeta;
  /** Whether search engines may show it. */
  isIndexed: boolean;
  /** File of the social preview image; pages without one are not shared. */
  image: string | undefined;
  code: PageCode;
  body: string;
}

/** A whole document of the school, from `<html>` on. */
export function HtmlPage({ address, access, body, code, ...about }: HtmlPageProps) {
  const isPublic = access === 'public';
  // React cannot put raw HTML beside elements; the development server passes some.
  const head = [
    renderToStaticMarkup(<FirstOfHead title={about.meta.title} styles={code.styles} />),
    code.head,
    renderToStaticMarkup(isPublic ? <Code {...code} /> : <CodeForLearners {...code} />),
    renderToStaticMarkup(<Boot boot={code.boot} />),
    renderToStaticMarkup(<Description path={address} {...about} />),
  ];
  return (
    <html lang="es" data-access={access}>
      <head dangerouslySetInnerHTML={{ __html: head.filter(Boolean).join('') }} />
      <body>
        <PageFrame address={address} access={access}>
          <div className="page-body" dangerouslySetInnerHTML={{ __html: body }} />
        </PageFrame>
      </body>
    </html>
  );
}

function FirstOfHead({ title, styles }: { title: string; styles: string }) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="color-scheme" content="light dark" />
      {styles && <style dangerouslySetInnerHTML={{ __html: styles }} />}
    </>
  );
}

/** Runs before anything is painted. */
function Boot({ boot }: { boot: string }) {
  return (
    <>
      {boot && <script dangerouslySetInnerHTML={{ __html: boot }} />}
      <script type="application/json" id="settings" dangerouslySetInnerHTML={{ __html: SETTINGS_SLOT }} />
    </>
  );
}

/** src/boot, which comes next, loads it, but not for a visitor who is sent to /auth. */
function CodeForLearners(code: PageCode) {
  return (
    <template id="code">
      <Code {...code} />
    </template>
  );
}

function Code({ entry, preloads }: PageCode) {
  return (
    <>
      <script type="module" crossOrigin="" src={entry} />
      {preloads.map((file) => (
        <link key={file} rel="modulepreload" crossOrigin="" href={file} />
      ))}
    </>
  );
}

interface DescriptionProps extends Pick<HtmlPageProps, 'meta' | 'isIndexed' | 'image'> {
  path: string;
}

/** Icons, rules to prefetch the next page, and what search engines and social networks read. */
function Description({ path, meta, isIndexed, image }: DescriptionProps) {
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/icon-180.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {meta.description && <meta name="description" content={meta.description} />}
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: prefetchRules }} />
      {isIndexed ? <Sharing {...{ path, meta, image }} /> : <meta name="robots" content="noindex" />}
      {meta.jsonLd && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(meta.jsonLd).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  );
}

function Sharing({ path, meta, image }: Omit<DescriptionProps, 'isIndexed'>) {
  // The landing page has two addresses; search engines keep one.
  const url = PLACEHOLDER_ORIGIN + (path === '/home' ? '/' : path);
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="es_ES" />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={meta.title} />
      {meta.description && <meta property="og:description" content={meta.description} />}
      {image && (
        <>
          <meta property="og:image" content={`${PLACEHOLDER_ORIGIN}/${image}`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={meta.title} />
        </>
      )}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  );
}
