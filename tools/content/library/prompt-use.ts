import { z } from 'zod';
import type { ReadPart } from './entry-parts.ts';
import { text } from '#tools/content/pages/field-schemas.ts';
import { parseMarkdown, renderHtml } from '#tools/content/markdown.ts';
import { ContentError, type LineProblem, type Problem } from '#tools/content/problem.ts';
import type { PromptDatum } from './prompt-variable.ts';
import { proseProblems } from '#tools/content/rules/prose.ts';
import { readYaml } from '#tools/content/yaml-file.ts';

const useFile = z.strictObject({
  empresa: text,
  datos: z.record(z.string(), text, 'Debe ser una lista de datos: un nombre, dos puntos y el dato'),
  revisa: z
    .array(text)
    .min(3, 'Escribe de tres a cinco cosas que revisar')
    .max(5, 'Escribe de tres a cinco cosas que revisar'),
});

/** The texts below a prompt: a filled example, its result, what to check, and a short version. */
export interface PromptUse {
  short: string;
  company: string;
  /** In the order of the prompt's own list. */
  example: { label: string; value: string }[];
  /** HTML made from our own Markdown at build time. */
  result: string;
  checks: string[];
}

export function readUse(readPart: ReadPart, data: PromptDatum[]): PromptUse {
  const yaml = readPart('uso.yaml');
  const { empresa, datos, revisa } = readYaml(useFile, yaml);
  const short = readPart('version-corta.md');
  const result = readPart('resultado.md');
  const nodes = parseMarkdown(result.text).children;
  const problems: Problem[] = [
    ...dataProblems(Object.keys(datos), data, yaml.text).map((one) => ({ file: yaml.file, ...one })),
    ...nodes.flatMap(proseProblems).map((one) => ({ file: result.file, ...one })),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return {
    short: short.text.trim(),
    company: empresa,
    example: data.map(({ label }) => ({ label, value: datos[label] ?? '' })),
    result: renderHtml(nodes),
    checks: revisa,
  };
}

/** Reports an example that does not fill exactly the data of its prompt. */
export function dataProblems(given: string[], data: PromptDatum[], source: string): LineProblem[] {
  const labels = data.map(({ label }) => label);
  const lineOf = (name: string) =>
    source.split('\n').findIndex((line) => line.trimStart().startsWith(name)) + 1;
  return [
    ...given
      .filter((name) => !labels.includes(name))
      .map((name) => ({
        line: lineOf(name),
        message: `«${name}» no está en la lista de datos del prompt.`,
        hint: `El ejemplo rellena exactamente estos: ${labels.join(', ')}.`,
      })),
    ...labels
      .filter((name) => !given.includes(name))
      .map((name) => ({
        line: lineOf('datos:'),
        message: `El ejemplo no rellena «${name}».`,
        hint: `Añade una línea: ${name}: …`,
      })),
  ];
}
