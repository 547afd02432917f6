import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { factsFile } from './rules/facts.ts';
import { figureFiles, figuresFolder } from './figures/figures.ts';
import {
  compileFile,
  gptCards,
  lessonHeaders,
  markdownFiles,
  modules,
  modulesFile,
  promptCards,
  readSite,
} from './content-files.ts';
import { partNames } from './library/entry-parts.ts';
import { readGuide } from './lesson/guide.ts';
import { slugOf } from './header.ts';
import {
  challengeCards,
  challengeFiles,
  challengesFolder,
} from '#tools/content/practice/challenge/challenge-set.ts';
import { downloadListFile, downloads } from './practice/downloads.ts';
import { isTradeFile, tradeCards, tradeFiles } from './practice/trades.ts';
import { readWorkshopIndex, workshopFiles } from './practice/workshop-index.ts';
import { huntCards, huntFiles } from './practice/hunt-set.ts';
import { readLessonPractice } from './practice/lesson-practice.ts';
import { isReviewFile, questionFiles, reviewLessons } from './practice/review-questions.ts';
import {
  countsPractice,
  practiceTotalFiles,
  practiceTotals,
  withPracticeTotals,
} from './practice/practice-totals.ts';
import { notebookEntries } from './lesson/promises.ts';
import { withSchool } from './school-places.ts';

const inFolder = (folder: Parameters<typeof markdownFiles>[1]) => (root: string) =>
  markdownFiles(root, folder);

/** Lists of cards without their bodies: a page that lists does not load what it does not show. */
const lists = {
  'virtual:content/lesson-slugs': {
    files: inFolder('lessons'),
    read: (root: string) => lessonHeaders(root).map(({ slug }) => slug),
  },
  'virtual:content/modules': { files: () => [modulesFile], read: modules },
  'virtual:content/notebook': { files: inFolder('lessons'), read: notebookEntries },
  'virtual:content/guide': { files: inFolder('lessons'), read: readGuide },
  'virtual:content/prompts': { files: inFolder('prompts'), read: promptCards },
  'virtual:content/gpts': { files: inFolder('gpts'), read: gptCards },
  'virtual:content/trades': { files: tradeFiles, read: tradeCards },
  'virtual:content/workshop': { files: workshopFiles, read: readWorkshopIndex },
  'virtual:content/hunts': { files: huntFiles, read: huntCards },
  'virtual:content/review': {
    files: (root: string) => questionFiles(markdownFiles(root, 'lessons')),
    read: (root: string) => reviewLessons(root, lessonHeaders(root)),
  },
  'virtual:content/practice-totals': { files: practiceTotalFiles, read: practiceTotals },
  'virtual:content/lesson-practice': {
    files: (root: string) => [
      ...questionFiles(markdownFiles(root, 'lessons')),
      ...huntFiles(root),
      ...challengeFiles(root),
      ...workshopFiles(root),
      ...tradeFiles(root),
    ],
    read: (root: string) =>
      readLessonPractice(
        root,
        lessonHeaders(root).map(({ slug }) => slug),
      ),
  },
  'virtual:content/challenges': { files: challengeFiles, read: challengeCards },
  'virtual:content/practice-files': { files: () => [downloadListFile], read: downloads },
} as const;

const isList = (id: string): id is keyof typeof lists => id in lists;
const asModule = (data: unknown) => ({
  code: `export default ${JSON.stringify(data)};`,
  map: null,
  moduleType: 'js' as const,
  moduleSideEffects: false,
});

/** Parts of an entry lie in a folder with its name: a change of one is a change of the entry. */
const entryOf = (file: string) =>
  file
    .replace(/^(content\/(?:prompts|gpts)\/[^/]+)\/[^/]+$/, '$1.md')
    .replace(/^(content\/practice\/oficios\/[^/]+)\/[^/]+$/, '$1.yaml');

/** Turns `content/` into plain modules of data; schemas, YAML and Markdown parser stay in Node. */
export function contentPlugin(): Plugin {
  let root = process.cwd();
  const contentPath = (id: string) => {
    const file = relative(root, id.replace(/\?.*$/, '')).split(sep).join('/');
    return /^content\/.*\.(yaml|md|svg)$/.test(file) ? file : undefined;
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
        const { files, read } = lists[name];
        for (const file of files(root)) this.addWatchFile(`${root}/${file}`);
        return asModule(read(root));
      }
      const file = contentPath(id);
      if (!file) return undefined;
      const [, kind, folder] = /^content\/(prompts|gpts)\/(.*)\.md$/.exec(file) ?? [];
      for (const name of kind ? partNames[kind as keyof typeof partNames] : []) {
        this.addWatchFile(`${root}/content/${kind}/${folder}/${name}`);
      }
      // Lessons quote facts and show drawings, so they are read again when one of them changes.
      if (file.startsWith('content/lessons/'))
        for (const quoted of [factsFile, ...figureFiles(root), ...figureFiles(root, '.yaml')])
          this.addWatchFile(`${root}/${quoted}`);
      // A question says which heading it comes from.
      if (isReviewFile(file)) this.addWatchFile(`${root}/content/lessons/${slugOf(file)}.md`);
      if (isTradeFile(file)) for (const part of tradeFiles(root)) this.addWatchFile(`${root}/${part}`);
      // Results come from the company's prices and rules.
      if (file.startsWith(challengesFolder)) this.addWatchFile(`${root}/content/company.yaml`);
      if (!file.startsWith('content/pages/')) return asModule(compileFile(root, file));
      this.addWatchFile(`${root}/content/site.yaml`);
      const data = withSchool(readSite(root), compileFile(root, file));
      if (!countsPractice(data)) return asModule(data);
      for (const counted of practiceTotalFiles(root)) this.addWatchFile(`${root}/${counted}`);
      return asModule(withPracticeTotals(root, data));
    },
    hotUpdate({ file, modules }) {
      const changed = contentPath(file);
      if (!changed) return undefined;
      const graph = this.environment.moduleGraph;
      if (changed === factsFile || changed === 'content/site.yaml' || changed.startsWith(figuresFolder))
        graph.invalidateAll();
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
