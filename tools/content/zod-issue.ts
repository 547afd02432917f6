import { z } from 'zod';
import { suggest } from './closest.ts';

interface IssueText {
  message: string;
  hint?: string;
  /** The offending key, when the issue's own path stops at its parent. */
  key?: string;
}

/** Turns a zod issue into sentences for an editor; most issues keep zod's Spanish text. */
export function describeIssue(issue: z.core.$ZodIssue, schema: z.ZodType): IssueText[] {
  const path = issue.path.filter((key) => typeof key !== 'symbol');
  const field = String(path.at(-1) ?? 'el archivo');
  const name = typeof path.at(-1) === 'number' ? `El elemento ${Number(field) + 1}` : `«${field}»`;

  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, path);
    return issue.keys.map((key) => ({
      key,
      message: `El campo «${key}» no existe aquí.`,
      hint: suggest(key, known),
    }));
  }
  if (issue.code === 'invalid_type' && issue.message.includes('indefinido')) {
    return [{ message: `Falta ${name}.`, hint: `Añade una línea que empiece por «${field}:».` }];
  }
  if (issue.code === 'invalid_value' && issue.values.length > 1) {
    const allowed = issue.values.map(String);
    return [
      { message: `${name} tiene un valor que no se admite.`, hint: `Se admite: ${allowed.join(', ')}.` },
    ];
  }
  return [{ message: `${name}: ${lowerFirst(issue.message)}` }];
}

/** The text after the field's name: starts in lower case, and ends with a full stop unless it is a question. */
function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1).replace(/(?<![.?])$/, '.');
}

/** The schema's field names at a path. */
function keysAt(schema: z.ZodType, path: (string | number)[]): string[] {
  let here: z.core.$ZodType = schema;
  for (const key of path) {
    const inner = unwrap(here);
    if (inner instanceof z.ZodObject) here = inner.shape[String(key)] ?? inner;
    else if (inner instanceof z.ZodArray) here = inner.element;
    else if (inner instanceof z.ZodRecord) here = inner.valueType;
  }
  const last = unwrap(here);
  return last instanceof z.ZodObject ? Object.keys(last.shape) : [];
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  // A transform gives fields other names; an editor writes those of its input.
  if (schema instanceof z.ZodPipe) return unwrap(schema.in);
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrap(schema.unwrap()) : schema;
}
