import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const source = 'content/practice/archivos';
const target = 'practica/archivos';

/** The company's files that challenges work with: served as they are, under the names that people see. */
export function practiceFilesPlugin(): Plugin {
  let root = process.cwd();
  let isSsr = false;
  const names = () => (existsSync(join(root, source)) ? readdirSync(join(root, source)).sort() : []);
  const read = (name: string) => readFile(join(root, source, name));
  return {
    name: 'practice-files',
    configResolved(config) {
      root = config.root;
      isSsr = Boolean(config.build.ssr);
    },
    async generateBundle() {
      if (isSsr) return;
      for (const name of names())
        this.emitFile({ type: 'asset', fileName: `${target}/${name}`, source: await read(name) });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = names().find((one) => request.url === `/${target}/${one}`);
        if (name === undefined) return next();
        read(name).then((data) => {
          response.setHeader('Content-Type', 'application/octet-stream');
          response.end(data);
        }, next);
      });
    },
  };
}
