import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseCoding, matchesEtag } from './content-coding.ts';
import { createPages, readManifest, readTemplates, type Manifest, type SettingsFor } from './pages.ts';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';
import { keepRelease, loadPrevious } from './releases.ts';
import { isHashed, loadFiles, type Servable } from './site-files.ts';

export interface Site {
  /** `origin` is the address that the page may carry; null for relative links. */
  respond(request: Request, origin: string | null): Promise<Response>;
  contentSecurityPolicy(supabaseUrl: string | null): string;
  /** Gets every request before the app does; only the development server has one. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Leaves the files of this release for the one that comes next; never fails. */
  keep?(): Promise<void>;
  close?(): Promise<void>;
}

const pieceBytes = 64 * 1024;

/**
 * Answers to whoever reads slowly, or not at all, must not each hold a file of their own: `Response` copies what it is given as
 * a whole. Pieces of the one in memory are handed out as they are read.
 */
function inPieces(body: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | ReadableStream {
  if (body.byteLength <= pieceBytes) return body;
  let at = 0;
  return new ReadableStream({
    pull(reader) {
      reader.enqueue(body.subarray(at, at + pieceBytes));
      at += pieceBytes;
      if (at >= body.byteLength) reader.close();
    },
  });
}

async function answer(request: Request, found: Servable, status: number): Promise<Response> {
  const coding = chooseCoding(request.headers.get('accept-encoding'), found.codings);
  const { body, etag } = await found.variant(coding);
  const headers = new Headers({
    'Content-Type': found.type,
    // What is not there now may be there after an update.
    'Cache-Control': status === 200 ? found.cacheControl : 'no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
  });
  if (status === 200 && matchesEtag(request.headers.get('if-none-match'), etag)) {
    headers.delete('Content-Type');
    return new Response(null, { status: 304, headers });
  }
  if (coding !== 'identity') headers.set('Content-Encoding', coding);
  headers.set('Content-Length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : inPieces(body), { status, headers });
}

/** The page for a path and its status, as the build's manifest says; null when it is not a page of ours. */
function findPage(
  path: string,
  { pages, missing, texts }: Manifest,
): { file: string; status: number } | null {
  const file = Object.hasOwn(pages, path)
    ? pages[path]
    : Object.hasOwn(texts, path)
      ? texts[path]
      : undefined;
  if (file !== undefined) return { file, status: 200 };
  const [, listFile] = Object.entries(missing).find(([prefix]) => path.startsWith(prefix)) ?? [];
  return listFile === undefined ? null : { file: listFile, status: 404 };
}

/** The file of a page that is drawn otherwise for this query. Read as the page itself reads it: the first value counts. */
function findQueryPage(path: string, params: URLSearchParams, { queryPages }: Manifest): string | undefined {
  return queryPages.find(({ address, query }) => {
    const [name = '', value] = query.split('=');
    return address === path && params.get(name) === value;
  })?.file;
}

/** As it stands where its escapes are not UTF-8, which is how the app reads it too. */
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** A loop, because `/\/+$/` starts again at every slash: 15,000 of them and a letter took half a second. */
function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

export async function openSite(distDir: string, dataDir: string, settingsFor: SettingsFor): Promise<Site> {
  const manifest = await readManifest(distDir);
  const templates = await readTemplates(distDir, manifest);
  const files = await loadFiles(`${distDir}/site`, new Set(templates.keys()));
  // Only tabs of the release before ask for these files, so only those wait until they are read.
  const previousFiles = loadPrevious(dataDir, files);
  const pageOf = createPages(templates, settingsFor);

  return {
    contentSecurityPolicy: (supabaseUrl) => contentSecurityPolicy({ ...manifest, supabaseUrl }),
    keep: async () => {
      await previousFiles;
      await keepRelease(dataDir, files);
    },
    async respond(request, origin) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return new Response('Método no permitido.\n', {
          status: 405,
          headers: { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' },
        });
      }
      const { pathname, search, searchParams } = new URL(request.url);
      const path = decodePath(pathname);
      const file = files.get(path) ?? (isHashed(path) ? (await previousFiles).get(path) : undefined);
      if (file) return answer(request, file, 200);
      const page = findPage(path, manifest);
      const withoutSlash = withoutEndSlashes(path);
      if (page?.status !== 200 && findPage(withoutSlash, manifest)?.status === 200) {
        return new Response(null, { status: 308, headers: { Location: encodeURI(withoutSlash) + search } });
      }
      const { file: name, status } = page ?? { file: manifest.notFound, status: 404 };
      return answer(request, pageOf(findQueryPage(path, searchParams, manifest) ?? name, origin), status);
    },
  };
}
