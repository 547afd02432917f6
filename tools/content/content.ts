import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSource, sourceFiles } from './source-files.ts';

/** The folder `content/` at one moment: each file is read once, and what is made of it is made once. */
export interface Content {
  root: string;
  /** Whether a file or folder is there. Paths start at the root and have forward slashes. */
  has: (path: string) => boolean;
  /** The text of a file; throws when it is missing. */
  read: (file: string) => string;
  /** The files of a folder with this ending, in a fixed order. */
  files: (folder: string, ending: string) => string[];
}

export function openContent(root: string): Content {
  const texts = new Map<string, string>();
  return {
    root,
    has: (path) => existsSync(join(root, path)),
    read(file) {
      const text = texts.get(file) ?? readSource(root, file);
      texts.set(file, text);
      return text;
    },
    files: (folder, ending) => sourceFiles(root, folder, ending),
  };
}

/** Remembers what a function makes of a content, so that lists, totals and pages share one reading. */
export function once<Names extends string[], Made>(make: (content: Content, ...names: Names) => Made) {
  const known = new WeakMap<Content, Map<string, Made>>();
  return (content: Content, ...names: Names): Made => {
    const made = known.get(content) ?? new Map<string, Made>();
    known.set(content, made);
    const key = names.join('\0');
    if (!made.has(key)) made.set(key, make(content, ...names));
    return made.get(key) as Made;
  };
}
