import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { drawFigurePicture, figurePictures } from '#tools/build/pictures/figure-picture.tsx';
import { drawIcon, iconFiles } from '#tools/build/pictures/icons.ts';
import { packSkill, skillArchives } from '#tools/build/skill-archive.ts';
import { openContent } from '#tools/content/content.ts';
import { wordFiles } from '#tools/content/words.ts';

/** Colours of the light theme: a manifest knows only one (src/ui/tokens.css, paper). */
const paper = '#faf8f3';

export function webManifest(root: string) {
  const { name, tagline } = wordFiles.site.read(openContent(root));
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  return {
    name: `${name}: ${tagline}`,
    short_name: name,
    lang: 'es',
    start_url: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, icon(192), icon(512)],
  };
}

interface FileSource {
  /** Addresses without the leading slash. */
  names(root: string): readonly string[];
  read(root: string, name: string): Promise<Buffer>;
}

/** The company's files for challenges, served unchanged under the names that learners see. */
const practiceFolder = 'content/practice/archivos';

/** Files that pages link to and Vite does not bundle. */
const sources: FileSource[] = [
  {
    names: () => ['manifest.webmanifest'],
    read: (root) => Promise.resolve(Buffer.from(JSON.stringify(webManifest(root)))),
  },
  { names: () => iconFiles, read: drawIcon },
  { names: figurePictures, read: drawFigurePicture },
  { names: skillArchives, read: (root, name) => Promise.resolve(packSkill(root, name)) },
  {
    names: (root) => {
      const folder = join(root, practiceFolder);
      return existsSync(folder) ? readdirSync(folder).map((name) => `practica/archivos/${name}`) : [];
    },
    read: (root, name) => readFile(join(root, practiceFolder, basename(name))),
  },
];

/** For development only; our server has its own list. */
const types: Record<string, string> = {
  ico: 'image/x-icon',
  png: 'image/png',
  webmanifest: 'application/manifest+json',
  zip: 'application/zip',
};
const typeOf = (name: string) => types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

export function siteFilesPlugin(): Plugin {
  let root = process.cwd();
  let isSsr = false;
  return {
    name: 'site-files',
    configResolved(config) {
      root = config.root;
      isSsr = Boolean(config.build.ssr);
    },
    async generateBundle() {
      if (isSsr) return;
      const files = sources.flatMap(({ names, read }) =>
        names(root).map(async (fileName) => ({ fileName, source: await read(root, fileName) })),
      );
      for (const file of await Promise.all(files)) this.emitFile({ type: 'asset', ...file });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = request.url?.slice(1) ?? '';
        const source = sources.find(({ names }) => names(root).includes(name));
        if (!source) return next();
        source.read(root, name).then((data) => {
          response.setHeader('Content-Type', typeOf(name));
          response.end(data);
        }, next);
      });
    },
  };
}
