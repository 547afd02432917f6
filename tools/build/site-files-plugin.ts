import type { Plugin } from 'vite';
import { drawIcon, iconFiles } from './icons.ts';
import { webManifest } from './web-manifest.ts';

const manifestFile = 'manifest.webmanifest';
const types: Record<string, string> = {
  ico: 'image/x-icon',
  png: 'image/png',
  webmanifest: 'application/manifest+json',
};

/** Files that index.html links to and that are made, not kept: icons and the web manifest. */
export function siteFilesPlugin(): Plugin {
  let root = process.cwd();
  let isSsr = false;
  const make = async (file: string) =>
    file === manifestFile ? Buffer.from(JSON.stringify(webManifest(root))) : drawIcon(root, file);
  const files = [manifestFile, ...iconFiles];
  return {
    name: 'site-files',
    configResolved(config) {
      root = config.root;
      isSsr = Boolean(config.build.ssr);
    },
    async generateBundle() {
      if (isSsr) return;
      for (const fileName of files) {
        this.emitFile({ type: 'asset', fileName, source: await make(fileName) });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files.find((name) => request.url === `/${name}`);
        if (!file) return next();
        make(file).then((data) => {
          response.setHeader('Content-Type', types[file.split('.').at(-1) ?? ''] ?? '');
          response.end(data);
        }, next);
      });
    },
  };
}
