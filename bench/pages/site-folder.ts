import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressFolder } from '#tools/build/compress.ts';

export interface SiteFolder {
  folder: string;
  /** File of each path. */
  pages: Record<string, string>;
  /** Files to write besides those that are there already. */
  files: Record<string, string>;
  scriptHashes?: string[];
}

/** Finishes a folder that the school's own server serves, compressed the same way as the school. */
export async function writeSiteFolder({ folder, pages, files, scriptHashes = [] }: SiteFolder) {
  const site = join(folder, 'site');
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(site, name)), { recursive: true });
    await writeFile(join(site, name), text);
  }
  await compressFolder(site, new Set());
  const [anyPage = ''] = Object.values(pages);
  const shell = { file: anyPage, paths: [], prefixes: [] };
  const manifest = { pages, shell, notFound: anyPage, texts: {}, scriptHashes, styleHashes: [] };
  await writeFile(join(folder, 'pages.json'), JSON.stringify(manifest));
}
