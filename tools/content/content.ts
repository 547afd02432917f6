import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSource, sourceFiles } from './source-files.ts';

/** A snapshot of `content/`: it reads each file once and compiles it once. */
export interface Content {
  root: string;
  /** Whether a file or folder exists. Paths start at the root and have forward slashes. */
  has: (path: string) => boolean;
  /** The text of a file; throws if it is missing. */
  read: (file: string) => string;
  /** The files of a folder with this ending, in a stable order. */
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

/** Caches a function's result per content and names, so that lists, totals and pages read a file once. */
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
