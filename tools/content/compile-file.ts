import { suggest } from './closest.ts';
import type { Content } from './content.ts';
import { gpts, prompts } from './library/entries.ts';
import { lessons } from './lesson/lessons.ts';
import { allWords } from './lists.ts';
import { allKinds } from './practice/kinds.ts';
import { ContentError } from './problem.ts';
import type { WordFile } from './word-file.ts';

interface Folder {
  folder: string;
  files: (content: Content) => string[];
  read: (content: Content, file: string) => unknown;
}

const folders: Folder[] = [lessons, prompts, gpts, ...allKinds];
const words = new Map(Object.values<WordFile>(allWords).map(({ file, read }) => [file, read]));

/** Every file that becomes data, even if it is missing. */
export const contentFiles = (content: Content): string[] => [
  ...words.keys(),
  ...folders.flatMap(({ files }) => files(content)),
];

/** Data of one content file, whatever its kind; throws a ContentError. */
export function compileFile(content: Content, file: string): unknown {
  const place = file.replace(/\/[^/]+$/, '');
  const read: Folder['read'] | undefined =
    words.get(file) ?? folders.find(({ folder }) => folder === place)?.read;
  if (read) return read(content, file);
  const hint = suggest(file, [...words.keys()]);
  throw new ContentError([{ file, line: 1, message: 'Este archivo no pertenece al contenido.', hint }]);
}
