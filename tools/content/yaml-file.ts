import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { ContentError, type Problem } from './problem.ts';
import { describeIssue } from './zod-issue.ts';
import { yamlErrorInSpanish } from './yaml-error.ts';

interface Source {
  file: string;
  text: string;
  /** Lines before the YAML in its file: 1 for a Markdown header, 0 for a whole file. */
  lineOffset?: number;
}

/** Parses and checks YAML; every slip carries the line on which the editor finds it. */
export function readYaml<T extends z.ZodType>(
  schema: T,
  { file, text, lineOffset = 0 }: Source,
): z.output<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + lineOffset;

  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.map((error) => ({ file, line: lineAt(error.pos[0]), ...yamlErrorInSpanish(error) })),
    );
  }
  const result = schema.safeParse(document.toJS());
  if (result.success) return result.data;

  const problems: Problem[] = result.error.issues.flatMap((issue) => {
    const path = issue.path.filter((key) => typeof key !== 'symbol');
    return describeIssue(issue, schema).map(({ key, ...told }) => {
      const place = key === undefined ? path : [...path, key];
      return { file, line: lineAt(offsetOf(document, place)), ...told };
    });
  });
  throw new ContentError(problems);
}

/** Where a path starts in the source; for a key that is missing, where its parent starts. */
function offsetOf(document: Document, path: (string | number)[]): number {
  for (let length = path.length; length > 0; length--) {
    const key = path[length - 1];
    const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (pair && isScalar(pair.key) && pair.key.range) return pair.key.range[0];
    }
    const node = document.getIn(path.slice(0, length), true) as
      { range?: [number, number, number] } | undefined;
    if (node?.range) return node.range[0];
  }
  return 0;
}
