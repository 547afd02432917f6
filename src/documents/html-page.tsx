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
  /** In development only. */
  bootFile: string | undefined;
  styles: string;
  entry: string;
  preloads: string[];
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

/**
 * A whole document of the school, from `<html>` on. React writes titles, metas and links of the head first, the character set
 * before all others, and then the rest in this order.
 */
export function HtmlPage({ address, access, body, code, ...about }: HtmlPageProps) {
  return (
    <html lang="es" data-access={access}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{about.meta.title}</title>
        <meta name="color-scheme" content="light dark" />
        {code.styles && <style dangerouslySetInnerHTML={{ __html: code.styles }} />}
        {code.bootFile && <script type="module" src={code.bootFile} />}
        {access === 'public' ? <Code {...code} /> : <CodeForLearners {...code} />}
        {/* Runs before anything is painted. */}
        {code.boot && <script dangerouslySetInnerHTML={{ __html: code.boot }} />}
        <script type="application/json" id="settings" dangerouslySetInnerHTML={{ __html: SETTINGS_SLOT }} />
        <Description path={address} {...about} />
      </head>
      <body>
        <PageFrame address={address} access={access}>
          <div className="page-body" dangerouslySetInnerHTML={{ __html: body }} />
        </PageFrame>
      </body>
    </html>
  );
}

/** src/boot, which comes next, loads it, but not for a visitor who is sent to /auth. */
function CodeForLearners(code: PageCode) {
  // Drawn by itself: React 19.3 leaves out the children of a <template> in the head.
  return (
    <template id="code" dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<Code {...code} />) }} />
  );
}

/** React moves a `<link>` without a handler to the start of the head. The code would then compete with the styles. */
const staysInPlace = () => undefined;

function Code({ entry, preloads }: PageCode) {
  return (
    <>
      <script type="module" crossOrigin="" src={entry} />
      {preloads.map((file) => (
        <link key={file} rel="modulepreload" crossOrigin="" href={file} onLoad={staysInPlace} />
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
      {meta.feeds?.map((feed) => (
        <link key={feed.href} rel="alternate" {...feed} />
      ))}
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
