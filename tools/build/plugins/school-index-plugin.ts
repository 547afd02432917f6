import type { Plugin } from 'vite';
import { openContent } from '#tools/content/content.ts';
import { readSchoolIndex } from '#tools/content/search/school-index.ts';

const moduleName = 'virtual:school-index';
const nameInDevelopment = '/school-index.json';

/**
 * Writes the index of the school's search as a file of its own, with a hash in its name, and gives code its address. A
 * browser that failed to fetch it can try again, which Chrome does not do for a module.
 */
export function schoolIndexPlugin(): Plugin {
  let root = process.cwd();
  let isWritten = false;
  const index = () => JSON.stringify(readSchoolIndex(openContent(root)));
  return {
    name: 'school-index',
    configResolved(config) {
      root = config.root;
      isWritten = config.command === 'build' && !config.build.ssr;
    },
    resolveId(id) {
      return id === moduleName ? `\0${moduleName}` : undefined;
    },
    load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      if (!isWritten) return `export default ${JSON.stringify(nameInDevelopment)};`;
      const file = this.emitFile({ type: 'asset', name: 'school-index.json', source: index() });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url !== nameInDevelopment) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(index());
      });
    },
  };
}
