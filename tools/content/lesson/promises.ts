import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { Content } from '#tools/content/content.ts';
import { lessonHeaders } from './lessons.ts';
import { notebookAnchor, parseMarkdown } from '#tools/content/markdown.ts';
import type { Problem } from '#tools/content/problem.ts';

/** A place in a lesson that opens the notebook. */
export interface NotebookPlace {
  /** Address of the block itself. */
  to: string;
  title: string;
  module?: number | undefined;
}

/** An entry that a lesson asks the learner to write, and every place that takes it up again. */
export interface NotebookEntry {
  id: string;
  title: string;
  question: string;
  asked: NotebookPlace;
  returns: NotebookPlace[];
}

interface Mention {
  id: string;
  file: string;
  line: number;
  title: string;
  question: string;
  place: NotebookPlace;
}

function mentionsOf(content: Content, name: 'cuaderno' | 'retoma'): Mention[] {
  return lessonHeaders(content).flatMap(({ slug, title, module }) => {
    const file = `content/lessons/${slug}.md`;
    const found: Mention[] = [];
    visit(parseMarkdown(content.read(file)), 'containerDirective', (node: ContainerDirective) => {
      const { id, titulo, pregunta } = node.attributes ?? {};
      if (node.name !== name || !id) return;
      const place = { to: `/${slug}#${notebookAnchor(node)}`, title, module };
      const line = node.position?.start.line ?? 1;
      found.push({ id, file, line, title: titulo ?? '', question: pregunta ?? '', place });
    });
    return found;
  });
}

/** All entries, in the order in which a learner meets them. */
export function notebookEntries(content: Content): NotebookEntry[] {
  const returns = mentionsOf(content, 'retoma');
  return mentionsOf(content, 'cuaderno').map((request) => ({
    id: request.id,
    title: request.title,
    question: request.question,
    asked: request.place,
    returns: returns.filter(({ id }) => id === request.id).map(({ place }) => place),
  }));
}

/** Entries that no lesson takes up again, or that one takes up before it asks for them. */
export function promiseProblems(content: Content): Problem[] {
  const requests = mentionsOf(content, 'cuaderno');
  const returns = mentionsOf(content, 'retoma');
  const order = lessonHeaders(content).map(({ slug }) => `content/lessons/${slug}.md`);
  const comesAfter = (later: Mention, earlier: Mention) =>
    later.file === earlier.file
      ? later.line > earlier.line
      : order.indexOf(later.file) > order.indexOf(earlier.file);

  const unkept = requests.flatMap((entry, index): Problem[] => {
    const { file, line, id } = entry;
    const first = requests.findIndex((other) => other.id === id);
    if (first < index) {
      const place = `${requests[first]?.file}:${requests[first]?.line}`;
      const hint = 'Cambia uno de los dos, o escribe :::retoma si es lo mismo.';
      return [{ file, line, message: `«${id}» ya se pide en ${place}.`, hint }];
    }
    if (returns.some((back) => back.id === id)) return [];
    const message = `Se pide guardar «${id}» y ninguna lección lo retoma.`;
    return [{ file, line, message, hint: `Añade :::retoma{id="${id}"} donde haga falta, o no lo pidas.` }];
  });
  const unasked = returns.flatMap((back, index): Problem[] => {
    const { file, line, id } = back;
    const request = requests.find((entry) => entry.id === id);
    if (!request) {
      const known = requests.map((entry) => entry.id).join(', ');
      const hint = `Se han pedido: ${known || 'nada todavía'}.`;
      return [{ file, line, message: `Se retoma «${id}» y ninguna lección lo pidió.`, hint }];
    }
    if (!comesAfter(back, request)) {
      const hint = `Se pide en ${request.file}:${request.line}: ponlo antes, o retómalo después.`;
      return [{ file, line, message: `«${id}» se retoma antes de pedirse.`, hint }];
    }
    const isRepeated = returns.slice(0, index).some((other) => other.id === id && other.file === file);
    if (!isRepeated) return [];
    const hint = 'Deja uno: su ancla solo puede estar una vez en cada página.';
    return [{ file, line, message: `«${id}» se retoma dos veces en esta lección.`, hint }];
  });
  return [...unkept, ...unasked];
}
