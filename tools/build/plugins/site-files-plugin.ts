import type { Plugin } from 'vite';
import { drawFigurePicture, figurePictures } from '#tools/build/pictures/figure-picture.tsx';
import { drawIcon, iconFiles } from '#tools/build/pictures/icons.ts';
import { webManifest } from '#tools/build/web-manifest.ts';

const manifestFile = 'manifest.webmanifest';
const types: Record<string, string> = {
  ico: 'image/x-icon',
  png: 'image/png',
  webmanifest: 'application/manifest+json',
};

/** Files that pages link to and that are made, not kept: icons, the web manifest and pictures of the figures. */
export function siteFilesPlugin(): Plugin {
  let root = process.cwd();
  let isSsr = false;
  const make = async (file: string) => {
    if (file === manifestFile) return Buffer.from(JSON.stringify(webManifest(root)));
    return iconFiles.includes(file) ? drawIcon(root, file) : drawFigurePicture(root, file);
  };
  const files = () => [manifestFile, ...iconFiles, ...figurePictures(root)];
  return {
    name: 'site-files',
    configResolved(config) {
      root = config.root;
      isSsr = Boolean(config.build.ssr);
    },
    async generateBundle() {
      if (isSsr) return;
      const made = await Promise.all(
        files().map(async (fileName) => ({ fileName, source: await make(fileName) })),
      );
      for (const file of made) this.emitFile({ type: 'asset', ...file });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files().find((name) => request.url === `/${name}`);
        if (!file) return next();
        make(file).then((data) => {
          response.setHeader('Content-Type', types[file.split('.').at(-1) ?? ''] ?? '');
          response.end(data);
        }, next);
      });
    },
  };
}
