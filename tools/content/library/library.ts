import { listVariables } from '#common/fill-prompt.ts';
import { readHeader, slugOf } from '#tools/content/header.ts';
import { parseMarkdown, renderHtml } from '#tools/content/markdown.ts';
import { ContentError, type Problem } from '#tools/content/problem.ts';
import { proseProblems } from '#tools/content/rules/prose.ts';
import { suggest } from '#tools/content/closest.ts';
import type { ReadPart } from './entry-parts.ts';
import { readKit } from './kit.ts';
import { skillNameProblems } from './skill.ts';
import {
  gptHeader,
  promptHeader,
  type Categories,
  type Course,
  type Gpt,
  type Prompt,
} from './library-schemas.ts';
import { readUse } from './prompt-use.ts';
import { readData } from './prompt-variable.ts';

export function compilePrompt(file: string, source: string, readPart: ReadPart): Prompt {
  const { header, body } = readHeader(promptHeader, file, source);
  const content = body.trim();
  const variables = listVariables(content);
  if (variables.length < 5 || variables.length > 8) {
    throw new ContentError([
      {
        file,
        line: lineOfBody(source),
        message: `El prompt tiene ${variables.length} variables distintas y debe tener de 5 a 8.`,
        hint: `Las variables van en mayúsculas y entre corchetes, como [PRODUCTO]. Ahora hay: ${variables.join(', ') || 'ninguna'}.`,
      },
    ]);
  }
  const { data, problems } = readData(content);
  if (problems.length > 0) {
    const before = source.slice(0, source.indexOf(content)).split('\n').length - 1;
    throw new ContentError(problems.map((one) => ({ ...one, file, line: before + one.line })));
  }
  return { ...header, slug: slugOf(file), content, data, use: readUse(readPart, data) };
}

export function compileGpt(file: string, source: string, readPart: ReadPart): Gpt {
  const { header } = readHeader(gptHeader, file, source);
  const nodes = parseMarkdown(source).children.filter((node) => node.type !== 'yaml');
  const slug = slugOf(file);
  const problems: Problem[] = [...skillNameProblems(slug), ...nodes.flatMap(proseProblems)].map((one) => ({
    file,
    ...one,
  }));
  if (problems.length > 0) throw new ContentError(problems);
  const { kit, chatAddress } = readKit(readPart);
  const { chatgptUrl = chatAddress, ...card } = header;
  return { ...card, slug, chatgptUrl, detailedDescription: renderHtml(nodes), kit };
}

function lineOfBody(source: string): number {
  return source.slice(0, source.indexOf('\n---', 3) + 4).split('\n').length + 1;
}

interface Entry {
  file: string;
  source: string;
  card: { id: number; category: string; chatgptUrl?: string };
}

/** Errors across entries: duplicate numbers or addresses, and categories without a chip. */
export function libraryProblems(
  entries: Entry[],
  kind: 'prompts' | 'gpts',
  categories: Categories,
): Problem[] {
  const fileById = new Map<number, string>();
  const fileByAddress = new Map<string, string>();
  const known = categories[kind].filter((name) => name !== 'Todos');
  return entries.flatMap(({ file, source, card }) => {
    const problems: Problem[] = [];
    const lineOf = (field: string) =>
      source.split('\n').findIndex((line) => line.startsWith(`${field}:`)) + 1;
    const other = fileById.get(card.id);
    fileById.set(card.id, file);
    if (other) {
      problems.push({
        file,
        line: lineOf('id'),
        message: `El número ${card.id} ya lo usa ${other}.`,
        hint: `Escribe el siguiente que esté libre: id: ${Math.max(...entries.map((entry) => entry.card.id)) + 1}`,
      });
    }
    const twin = card.chatgptUrl && fileByAddress.get(card.chatgptUrl);
    if (card.chatgptUrl) fileByAddress.set(card.chatgptUrl, file);
    if (twin) {
      problems.push({
        file,
        line: 1,
        message: `«Abrir en ChatGPT» lleva al mismo sitio que en ${twin}.`,
        hint: 'Cambia el arranque de kit.yaml o el campo chatgptUrl: cada ficha abre lo suyo.',
      });
    }
    if (!known.includes(card.category)) {
      problems.push({
        file,
        line: lineOf('category'),
        message: `La categoría «${card.category}» no está en content/categories.yaml.`,
        hint: suggest(card.category, known),
      });
    }
    return problems;
  });
}

/** Courses whose category has no chip. */
export function courseProblems(
  courses: Course[],
  { file, text }: { file: string; text: string },
  categories: Categories,
): Problem[] {
  const known = categories.courses.filter((name) => name !== 'Todos');
  const unknown = courses.flatMap((course) => course.categories).filter((name) => !known.includes(name));
  return [...new Set(unknown)].map((name) => ({
    file,
    line: text.split('\n').findIndex((line) => line.trim() === `- ${name}`) + 1,
    message: `La categoría «${name}» no está en content/categories.yaml.`,
    hint: suggest(name, known),
  }));
}
