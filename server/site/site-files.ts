import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { Coding } from './content-coding.ts';

export interface Variant {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
}

export interface Servable {
  type: string;
  cacheControl: string;
  codings: Coding[];
  variant(coding: Coding): Variant | Promise<Variant>;
}

const types: Record<string, string> = {
  '.atom': 'application/atom+xml; charset=utf-8',
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.jsonfeed': 'application/feed+json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.xml': 'application/xml; charset=utf-8',
  '.zip': 'application/zip',
};

export const typeOf = (path: string) => types[extname(path).toLowerCase()] ?? 'application/octet-stream';

export function variantOf(body: Buffer<ArrayBuffer>, coding: Coding): Variant {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { body, etag: `"${hash}${coding === 'identity' ? '' : `-${coding}`}"` };
}

export const sidecars = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** The build puts a content hash into these names, so a file never changes under its name. */
export const isHashed = (path: string) => path.startsWith('/assets/');

/**
 * Every file of the built site, in memory, by URL path. Requests only look paths up in this map, so no path can lead outside.
 * Omits HTML, which is rendered per public address.
 */
export async function loadFiles(folder: string, templates: Set<string>): Promise<Map<string, Servable>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'));
  const known = new Set(paths);
  const isSidecar = (path: string) =>
    sidecars.some(([, end]) => path.endsWith(end) && known.has(path.slice(0, -end.length)));
  const files = new Map<string, Servable>();
  for (const path of paths) {
    if (path.endsWith('.html') || isSidecar(path) || templates.has(path.slice(1))) continue;
    const read = async (end: string) => (await readFile(join(folder, path + end))) as Buffer<ArrayBuffer>;
    const variants = new Map<Coding, Variant>([['identity', variantOf(await read(''), 'identity')]]);
    for (const [coding, end] of sidecars) {
      if (known.has(path + end)) variants.set(coding, variantOf(await read(end), coding));
    }
    const identity = variants.get('identity') as Variant;
    files.set(path, {
      type: typeOf(path),
      cacheControl: isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      codings: [...variants.keys()],
      variant: (coding) => variants.get(coding) ?? identity,
    });
  }
  return files;
}
