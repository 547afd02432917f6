import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { factsFile } from './facts.ts';
import { compileFile, gptCards, lessonHeaders, markdownFiles, promptCards } from './content-files.ts';
import { partNames } from './entry-parts.ts';
import { readGuide } from './guide.ts';
import { huntCards, huntFiles } from './practice/hunt-set.ts';
import { notebookEntries } from './promises.ts';

/** Lists of cards without their bodies: a page that lists does not load what it does not show. */
const lists = {
  'virtual:content/lessons': { folder: 'lessons', read: lessonHeaders },
  'virtual:content/lesson-slugs': {
    folder: 'lessons',
    read: (root: string) => lessonHeaders(root).map(({ slug }) => slug),
  },
  'virtual:content/notebook': { folder: 'lessons', read: notebookEntries },
  'virtual:content/guide': { folder: 'lessons', read: readGuide },
  'virtual:content/prompts': { folder: 'prompts', read: promptCards },
  'virtual:content/gpts': { folder: 'gpts', read: gptCards },
  'virtual:content/hunts': { folder: 'hunts', read: huntCards },
} as const;

const isList = (id: string): id is keyof typeof lists => id in lists;
const asModule = (data: unknown) => ({
  code: `export default ${JSON.stringify(data)};`,
  map: null,
  moduleType: 'js' as const,
  moduleSideEffects: false,
});

/** Parts of an entry lie in a folder with its name: a change of one is a change of the entry. */
const entryOf = (file: string) => file.replace(/^(content\/(?:prompts|gpts)\/[^/]+)\/[^/]+$/, '$1.md');

const filesOf = (root: string, folder: (typeof lists)[keyof typeof lists]['folder']) =>
  folder === 'hunts' ? huntFiles(root) : markdownFiles(root, folder);

/** Turns `content/` into plain modules of data; schemas, YAML and Markdown parser stay in Node. */
export function contentPlugin(): Plugin {
  let root = process.cwd();
  const contentPath = (id: string) => {
    const file = relative(root, id.replace(/\?.*$/, '')).split(sep).join('/');
    return /^content\/.*\.(yaml|md)$/.test(file) ? file : undefined;
  };
  return {
    name: 'content',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    resolveId(id) {
      return isList(id) ? `\0${id}` : undefined;
    },
    load(id) {
      const name = id.slice(1);
      if (id.startsWith('\0') && isList(name)) {
        const { folder, read } = lists[name];
        for (const file of filesOf(root, folder)) this.addWatchFile(`${root}/${file}`);
        return asModule(read(root));
      }
      const file = contentPath(id);
      if (!file) return undefined;
      // Lessons quote facts, so they are read again when the facts change.
      if (file.startsWith('content/lessons/')) this.addWatchFile(`${root}/${factsFile}`);
      const [, kind, folder] = /^content\/(prompts|gpts)\/(.*)\.md$/.exec(file) ?? [];
      for (const name of kind ? partNames[kind as keyof typeof partNames] : []) {
        this.addWatchFile(`${root}/content/${kind}/${folder}/${name}`);
      }
      // Lessons quote facts, so they are read again when the facts change.
      if (file.startsWith('content/lessons/')) this.addWatchFile(`${root}/${factsFile}`);
      return asModule(compileFile(root, file));
    },
    hotUpdate({ file, modules }) {
      const changed = contentPath(file);
      if (!changed) return undefined;
      const graph = this.environment.moduleGraph;
      if (changed === factsFile) graph.invalidateAll();
      const affected = [...Object.keys(lists).map((name) => `\0${name}`), `${root}/${entryOf(changed)}`].map(
        (id) => graph.getModuleById(id),
      );
      for (const module of [...modules, ...affected]) if (module) graph.invalidateModule(module);
      // Reading data again from the top is simpler than patching it, and an editor looks at one page anyway.
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
