import { once, type Content } from '#tools/content/content.ts';
import { throwProblems, type Problem } from '#tools/content/problem.ts';
import { factsNamed } from '#tools/content/rules/facts.ts';
import { readFacts, wordFiles } from '#tools/content/words.ts';
import { partReader } from './entry-parts.ts';
import { compileGpt, compilePrompt, libraryProblems } from './library.ts';
import type { GptCard, PromptCard } from './library-schemas.ts';

export const prompts = {
  folder: 'content/prompts',
  files: (content: Content) => content.files(prompts.folder, '.md'),
  read: once((content: Content, file: string) =>
    compilePrompt(file, content.read(file), partReader(content, file)),
  ),
};

export const gpts = {
  folder: 'content/gpts',
  files: (content: Content) => content.files(gpts.folder, '.md'),
  read: once((content: Content, file: string) =>
    compileGpt(file, content.read(file), partReader(content, file)),
  ),
};

export const promptCards = (content: Content): PromptCard[] =>
  readLibrary(content, 'prompts', prompts).map((prompt) => omit(prompt, 'content', 'data', 'use'));

export const gptCards = (content: Content): GptCard[] =>
  readLibrary(content, 'gpts', gpts).map((gpt) => omit(gpt, 'chatgptUrl', 'detailedDescription', 'kit'));

/** Facts that the page of a kit names and content/facts.yaml does not have. */
export function kitFactProblems(content: Content): Problem[] {
  const { file, read } = wordFiles.gptLibrary;
  const lines = content.read(file).split('\n');
  const facts = readFacts(content);
  return read(content).entry.skill.facts.flatMap((id) => {
    const problems: Problem[] = [];
    const line = lines.findIndex((written) => written.trim() === `- ${id}`) + 1;
    factsNamed(id, facts, (message, hint) => problems.push({ file, line, message, hint }));
    return problems;
  });
}

interface Library<Entry> {
  files: (content: Content) => string[];
  read: (content: Content, file: string) => Entry;
}

function readLibrary<Entry extends { id: number; category: string }>(
  content: Content,
  kind: 'prompts' | 'gpts',
  { files, read }: Library<Entry>,
): Entry[] {
  const entries = files(content).map((file) => ({
    file,
    source: content.read(file),
    card: read(content, file),
  }));
  throwProblems(libraryProblems(entries, kind, wordFiles.categories.read(content)));
  return entries.map(({ card }) => card).sort((a, b) => a.id - b.id);
}

function omit<T extends object, Key extends keyof T>(entry: T, ...keys: Key[]): Omit<T, Key> {
  const card: Partial<T> = { ...entry };
  for (const key of keys) Reflect.deleteProperty(card, key);
  return card as Omit<T, Key>;
}
