import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { z } from 'zod';
import type { Coding } from './content-coding.ts';
import { StartError } from '#server/start-error.ts';
import { fillStated, type Stated } from './stated-settings.ts';
import { typeOf, variantOf, type Servable, type Variant } from './site-files.ts';

/** The build's manifest (dist/pages.json). File names are relative to dist/site. */
const manifestSchema = z.object({
  pages: z.record(z.string(), z.string()),
  /** Separate files for pages with a certain query value. */
  queryPages: z
    .array(z.object({ address: z.string(), query: z.string(), file: z.string() }))
    .optional()
    .default([]),
  /** By prefix of the address: the page for a 404 answer below it. */
  missing: z.record(z.string(), z.string()),
  notFound: z.string(),
  texts: z.record(z.string(), z.string()),
  scriptHashes: z.array(z.string()),
  styleHashes: z.array(z.string()),
  /** From content/site.yaml; the setting PUBLIC_URL overrides it. */
  publicAddress: z.string().nullish().default(null),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** Settings for the browser at run time, so that changing the backend needs no rebuild. */
interface BrowserSettings {
  /** Null: this server, under the name that the browser used. */
  supabaseUrl: string | null;
  supabaseAnonKey: string;
  /** Null: the address in the browser. */
  publicOrigin: string | null;
  localMailbox: '/_local/mail' | null;
}

export interface PageSettings {
  browser: BrowserSettings;
  stated: Stated;
}

/** The settings of pages under this address, or under none: then their links are relative. */
export type SettingsFor = (origin: string | null) => PageSettings;

export async function readManifest(distDir: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(distDir, 'pages.json'), 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? 'contenido inesperado' : String(error);
    throw new StartError(
      `DIST_DIR: en ${distDir} no hay un sitio construido que se pueda usar: falta pages.json o está dañado ` +
        `(${reason}). Constrúyelo con npm run build.`,
    );
  }
}

const placeholderOrigin = 'https://origen.invalid';
const keptOrigins = 8;

const br = promisify(brotliCompress);
const gz = promisify(gzip);

/**
 * For five minutes a browser shows a cached page without asking. That page may be from the previous release, whose files are
 * still served (releases.ts).
 */
const pageCaching = 'public, max-age=300';

const settingsElement = (json: string) => `<script type="application/json" id="settings">${json}</script>`;

/** The placeholder that the build writes into every page. */
const emptySettings = settingsElement('"settings"');

export function fillPage(template: string, { browser, stated }: PageSettings): string {
  const json = JSON.stringify(browser).replaceAll('<', '\\u003c');
  const page = template
    .replaceAll(placeholderOrigin, browser.publicOrigin ?? '')
    .replace(emptySettings, () => settingsElement(json));
  // Last, so that nothing is replaced in the operator's words.
  return fillStated(page, stated);
}

async function encode(text: string, coding: Coding): Promise<Variant> {
  const plain = Buffer.from(text, 'utf8');
  if (coding === 'identity') return variantOf(plain, coding);
  const packed =
    coding === 'br'
      ? await br(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : await gz(plain, { level: 6 });
  return variantOf(packed, coding);
}

/** Pages and texts with the public address filled in, rendered and compressed once per address. */
export function createPages(templates: Map<string, Buffer>, settingsFor: SettingsFor) {
  const byOrigin = new Map<string | null, Map<string, Servable>>();

  const pagesOf = (origin: string | null) => {
    const known = byOrigin.get(origin) ?? new Map<string, Servable>();
    byOrigin.delete(origin);
    byOrigin.set(origin, known);
    for (const oldest of byOrigin.keys()) {
      if (byOrigin.size <= keptOrigins) break;
      byOrigin.delete(oldest);
    }
    return known;
  };

  return (file: string, origin: string | null): Servable => {
    const pages = pagesOf(origin);
    const existing = pages.get(file);
    if (existing) return existing;
    // Kept as bytes and filled in on demand: all pages as text would take twice the memory for the life of the process.
    const text = () => fillPage(String(templates.get(file) ?? ''), settingsFor(origin));
    const variants = new Map<Coding, Promise<Variant>>();
    const page: Servable = {
      type: typeOf(file),
      cacheControl: pageCaching,
      codings: ['br', 'gzip', 'identity'],
      variant(coding) {
        const known = variants.get(coding) ?? encode(text(), coding);
        variants.set(coding, known);
        return known;
      },
    };
    pages.set(file, page);
    return page;
  };
}

export async function readTemplates(distDir: string, manifest: Manifest): Promise<Map<string, Buffer>> {
  const files = new Set([
    ...Object.values(manifest.pages),
    ...manifest.queryPages.map(({ file }) => file),
    ...Object.values(manifest.missing),
    manifest.notFound,
    ...Object.values(manifest.texts),
  ]);
  const read = async (file: string) => [file, await readFile(join(distDir, 'site', file))] as const;
  return new Map(await Promise.all([...files].map(read)));
}
