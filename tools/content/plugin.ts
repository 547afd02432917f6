import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { compileFile } from './compile-file.ts';
import { openContent } from './content.ts';
import { allWords, lists } from './lists.ts';
import { withCounts } from './practice/kinds.ts';
import { withSchool } from './school-places.ts';
import { wordFiles } from './words.ts';

/** The module of everything that pages may import, one export per file, so that each page's chunk has only its own words. */
const everything = 'virtual:content';
const listOf = (id: string) => Object.entries(lists).find(([name]) => id === `${everything}/${name}`)?.[1];

const asModule = (code: string) => ({
  code,
  map: null,
  moduleType: 'js' as const,
  moduleSideEffects: false,
});
const asData = (data: unknown) => asModule(`export default ${JSON.stringify(data)};`);

const exported = (name: string, from: string) =>
  `export { default as ${name} } from ${JSON.stringify(from)};`;

/** Turns `content/` into plain modules of data; schemas, YAML and Markdown parser stay in Node. */
export function contentPlugin(): Plugin {
  let content = openContent(process.cwd());
  const contentPath = (id: string) => {
    const file = relative(content.root, id.replace(/\?.*$/, '')).split(sep).join('/');
    return /^content\/.*\.(yaml|md|svg)$/.test(file) ? file : undefined;
  };
  return {
    name: 'content',
    enforce: 'pre',
    configResolved({ root }) {
      content = openContent(root);
    },
    watchChange(id) {
      if (contentPath(id)) content = openContent(content.root);
    },
    resolveId(id) {
      return id === everything || listOf(id) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${everything}`) {
        const files = Object.entries(allWords).map(([name, { file }]) =>
          exported(name, `${content.root}/${file}`),
        );
        const names = Object.keys(lists).map((name) => exported(name, `${everything}/${name}`));
        return asModule([...files, ...names].join('\n'));
      }
      const list = id.startsWith('\0') ? listOf(id.slice(1)) : undefined;
      if (list) return asData(list(content));
      const file = contentPath(id);
      if (!file) return undefined;
      const data = compileFile(content, file);
      if (!file.startsWith('content/pages/')) return asData(data);
      return asData(withCounts(content, withSchool(wordFiles.site.read(content), data)));
    },
    hotUpdate({ file }) {
      if (!contentPath(file)) return undefined;
      const { moduleGraph, hot } = this.environment;
      // Files quote each other; reading them all again is simpler than tracking which quotes which.
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id.startsWith(`\0${everything}`) || contentPath(id)) moduleGraph.invalidateModule(module);
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
