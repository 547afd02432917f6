import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseCoding, matchesEtag } from './content-coding.ts';
import { createPages, readManifest, readTemplates, type Manifest, type SettingsFor } from './pages.ts';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';
import { keepRelease, loadPrevious } from './releases.ts';
import { isHashed, loadFiles, type Servable } from './site-files.ts';

export interface Site {
  /** `origin` is the address to print in the page; null for relative links. */
  respond(request: Request, origin: string | null): Promise<Response>;
  contentSecurityPolicy(supabaseUrl: string | null): string;
  /** Gets every request before the app; only the development server has one. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Stores this release's files for the next one; never fails. */
  keep?(): Promise<void>;
  close?(): Promise<void>;
}

const pieceBytes = 64 * 1024;

/**
 * Streams large files: `Response` would copy its whole body, and a client that reads slowly, or not at all, would hold that
 * copy. Pieces of the file in memory are sent as they are read.
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
    // A missing page may exist after an update.
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

/** The page for a path and its status, from the build's manifest; null when it is not our page. */
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

/** The page's file for this query. Only the first value counts, as in the page itself. */
function findQueryPage(path: string, params: URLSearchParams, { queryPages }: Manifest): string | undefined {
  return queryPages.find(({ address, query }) => {
    const [name = '', value] = query.split('=');
    return address === path && params.get(name) === value;
  })?.file;
}

/** Undecoded if its escapes are not UTF-8, as in the app. */
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
  // Not awaited: only requests from tabs of the previous release wait for these files.
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
