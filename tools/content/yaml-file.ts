import { isMap, isScalar, LineCounter, parseDocument, type Document, type YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { ContentError, type Problem } from './problem.ts';
import { describeIssue } from './zod-issue.ts';

interface Source {
  file: string;
  text: string;
  /** Lines before the YAML in its file: 1 for a Markdown header, 0 for a whole file. */
  lineOffset?: number;
}

/** An issue from a schema's own check, in zod's form: readYaml turns the path into a line. */
export interface FieldIssue {
  path: PropertyKey[];
  message: string;
}

const parsed = new Map<string, { document: ReturnType<typeof parseDocument>; lines: LineCounter }>();

/** Caches documents, because parsing is slow and lists, totals and pages read the same files. */
function parse(text: string) {
  const known = parsed.get(text);
  if (known) return known;
  const lines = new LineCounter();
  const entry = { document: parseDocument(text, { lineCounter: lines }), lines };
  if (parsed.size >= 200) parsed.clear();
  parsed.set(text, entry);
  return entry;
}

/** Parses and checks YAML; every problem carries its line in the editor's file. */
export function readYaml<T extends z.ZodType>(
  schema: T,
  { file, text, lineOffset = 0 }: Source,
): z.output<T> {
  const { document, lines } = parse(text);
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
    return describeIssue(issue, schema).map(({ key, ...texts }) => {
      const place = key === undefined ? path : [...path, key];
      return { file, line: lineAt(offsetOf(document, place)), ...texts };
    });
  });
  throw new ContentError(problems);
}

/** The offset of a path in the source; for a missing key, the offset of its parent. */
function offsetOf(document: Document, path: (string | number)[]): number {
  for (let length = path.length; length > 0; length--) {
    const key = path[length - 1];
    const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (pair && isScalar(pair.key) && pair.key.range) return pair.key.range[0];
    }
    const node = document.getIn(path.slice(0, length), true) as
      | { range?: [number, number, number] }
      | undefined;
    if (node?.range) return node.range[0];
  }
  return 0;
}

interface ErrorText {
  message: string;
  hint: string;
}

const quotes: ErrorText = {
  message: 'El texto confunde al lector de YAML: contiene dos puntos u otro signo especial.',
  hint: "Pon todo el texto entre comillas simples, así: title: 'Primero: lee esto'",
};

const indentation: ErrorText = {
  message: 'La sangría no cuadra con la línea de arriba.',
  hint: 'Usa espacios (nunca tabuladores), los mismos que las líneas hermanas.',
};

const byCode: Partial<Record<YAMLParseError['code'], ErrorText>> = {
  BLOCK_AS_IMPLICIT_KEY: quotes,
  MULTILINE_IMPLICIT_KEY: quotes,
  BAD_SCALAR_START: quotes,
  BLOCK_IN_FLOW: quotes,
  UNEXPECTED_TOKEN: quotes,
  BAD_ALIAS: quotes,
  BAD_INDENT: indentation,
  TAB_AS_INDENT: indentation,
  DUPLICATE_KEY: {
    message: 'El mismo campo está escrito dos veces.',
    hint: 'Deja una sola de las dos líneas.',
  },
  MISSING_CHAR: {
    message: 'Falta un signo de cierre o los dos puntos después del nombre del campo.',
    hint: "Revisa que cada comilla se cierre y que cada campo se escriba así: title: 'Texto'. Una comilla simple dentro del texto se escribe doble: ''.",
  },
};

/** The parser speaks English; an editor reads Spanish. */
function yamlErrorInSpanish(error: YAMLParseError): ErrorText {
  return (
    byCode[error.code] ?? {
      message: 'Esta línea no se entiende.',
      hint: `Compárala con otra del mismo archivo: nombre del campo, dos puntos, espacio y texto. (Detalle técnico: ${error.code}.)`,
    }
  );
}
