import { visit } from 'unist-util-visit';
import { suggest } from '#tools/content/closest.ts';
import { anchorOf } from '#common/anchor.ts';
import { functionAnchor, notebookAnchor, parseMarkdown, textOf } from '#tools/content/markdown.ts';
import type { Problem } from '#tools/content/problem.ts';

export interface LinkedFile {
  file: string;
  source: string;
}

interface FoundLink {
  file: string;
  line: number;
  url: string;
}

/** Links of Markdown text, and the `to:`, `link:` and `donde:` fields of page copy. */
function linksOf({ file, source }: LinkedFile): FoundLink[] {
  if (file.endsWith('.yaml')) {
    return source.split('\n').flatMap((text, index) => {
      const url = /^\s*(?:- )?(?:to|link|donde): ['"]?(\/[^\s'"]*)/.exec(text)?.[1];
      return url ? [{ file, line: index + 1, url }] : [];
    });
  }
  const links: FoundLink[] = [];
  visit(parseMarkdown(source), 'link', ({ url, position }) => {
    links.push({ file, line: position?.start.line ?? 1, url });
  });
  return links;
}

/** The anchors of a text of ours. */
export function anchorsOf({ source }: LinkedFile): string[] {
  const anchors: string[] = [];
  visit(parseMarkdown(source), (node) => {
    if (node.type === 'heading' && node.depth <= 3) anchors.push(anchorOf(textOf(node)));
    if (node.type !== 'containerDirective') return;
    if (node.name === 'funcion') anchors.push(functionAnchor(node));
    if (node.name === 'cuaderno' || node.name === 'retoma') anchors.push(notebookAnchor(node));
  });
  return anchors;
}

/** Anchors of pages that are not Markdown: the list of facts on /about, the parts of the notebook. */
const pageAnchors: Record<string, string[]> = {
  '/about': ['datos'],
  '/cuaderno': ['perfil', 'prompts', 'notas', 'semana', 'copia', 'cuenta'],
};

/** A trade's page has anchors for its week and for each of its recipes. */
const tradeAnchors = (files: LinkedFile[], path: string) => [
  'semana',
  ...files.flatMap(({ file }) => {
    const [, trade, recipe] = /^content\/practice\/oficios\/([^/]+)\/([^/]+)\.yaml$/.exec(file) ?? [];
    return recipe && path === `/practica/oficios/${trade}` ? [recipe] : [];
  }),
];

/** The glossary has an anchor for each term. */
const glossaryAnchors = (files: LinkedFile[]) =>
  files
    .filter(({ file }) => file === 'content/glosario.yaml')
    .flatMap(({ source }) =>
      [...source.matchAll(/^\s*- termino: (.+)$/gm)].map(([, term = '']) => anchorOf(term)),
    );

/** Links that lead nowhere, inside a page and between pages. Does not visit other sites. */
export function linkProblems(files: LinkedFile[], knownPaths: string[]): Problem[] {
  const lessonAnchors = new Map(
    files
      .filter(({ file }) => file.startsWith('content/lessons/'))
      .map((lesson) => [lesson.file.replace(/^content\/lessons(.*)\.md$/, '$1'), anchorsOf(lesson)]),
  );
  const onPages: Record<string, string[]> = { ...pageAnchors, '/glosario': glossaryAnchors(files) };
  return files.flatMap((from) =>
    linksOf(from).flatMap(({ file, line, url }): Problem[] => {
      if (!/^[/#]/.test(url)) return [];
      const [address = '', anchor] = url.split('#');
      const path = address.replace(/\?.*$/, '');
      if (path && !knownPaths.includes(path)) {
        const message = `El enlace lleva a ${path}, y esa página no existe.`;
        return [{ file, line, message, hint: suggest(path, knownPaths) }];
      }
      if (!anchor) return [];
      const known = lessonAnchors.get(path) ?? onPages[path] ?? tradeAnchors(files, path);
      const anchors = path ? known : anchorsOf(from);
      if (anchors.includes(anchor)) return [];
      const message = `El enlace lleva a #${anchor}, y ningún título de ${path || 'esta página'} tiene esa ancla.`;
      return [{ file, line, message, hint: suggest(anchor, anchors) }];
    }),
  );
}
