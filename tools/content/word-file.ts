import type { z } from 'zod';
import { once, type Content } from './content.ts';
import { throwProblems, type Problem } from './problem.ts';
import { readYaml } from './yaml-file.ts';

/** A YAML file of words, and its data for pages. */
export interface WordFile {
  file: string;
  read: (content: Content) => unknown;
}

interface YamlFile {
  file: string;
  text: string;
}

interface Beyond<Data> {
  /** Checks against other files, which the schema cannot see. */
  check?: (data: Data, source: YamlFile, content: Content) => Problem[];
  /** Adds the data that the file only names. */
  complete?: (data: Data, source: YamlFile, content: Content) => Data;
}

/** Declares `content/<path>.yaml` with its schema, which also gives its type. */
export function words<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  { check, complete }: Beyond<z.output<Schema>> = {},
) {
  const file = `content/${path}.yaml`;
  const read = once((content: Content): z.output<Schema> => {
    const source = { file, text: content.read(file) };
    const data = readYaml(schema, source);
    throwProblems(check?.(data, source, content) ?? []);
    return complete?.(data, source, content) ?? data;
  });
  return { file, read };
}
