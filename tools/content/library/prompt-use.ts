import { z } from 'zod';
import type { ReadPart } from './entry-parts.ts';
import { text } from '#tools/content/pages/field-schemas.ts';
import { parseMarkdown, renderHtml } from '#tools/content/markdown.ts';
import { ContentError, type Problem } from '#tools/content/problem.ts';
import type { PromptDatum } from './prompt-variable.ts';
import { proseSlips } from '#tools/content/rules/prose-rules.ts';
import { countWords } from '#tools/content/lesson/word-count.ts';
import { readYaml } from '#tools/content/yaml-file.ts';

/** Short enough to be typed between two calls. */
const SHORT_LIMIT = 150;

const useFile = z.strictObject({
  empresa: text,
  datos: z.record(z.string(), text, 'Debe ser una lista de datos: un nombre, dos puntos y el dato'),
  revisa: z
    .array(text)
    .min(3, 'Escribe de tres a cinco cosas que revisar')
    .max(5, 'Escribe de tres a cinco cosas que revisar'),
});

/** What stands below a prompt: how others filled it in, what came back, what to check, and a shorter one. */
export interface PromptUse {
  corta: string;
  empresa: string;
  /** In the order of the prompt's own list. */
  datos: { label: string; value: string }[];
  /** HTML made from our own Markdown at build time. */
  resultado: string;
  revisa: string[];
}

export function readUse(readPart: ReadPart, data: PromptDatum[]): PromptUse {
  const yaml = readPart('uso.yaml');
  const { empresa, datos, revisa } = readYaml(useFile, yaml);
  const short = readPart('version-corta.md');
  const result = readPart('resultado.md');
  const nodes = parseMarkdown(result.text).children;
  const problems: Problem[] = [
    ...dataSlips(Object.keys(datos), data, yaml.text).map((slip) => ({ file: yaml.file, ...slip })),
    ...nodes.flatMap(proseSlips).map((slip) => ({ file: result.file, ...slip })),
  ];
  const words = countWords(short.text);
  if (words === 0 || words > SHORT_LIMIT) {
    problems.push({
      file: short.file,
      line: 1,
      message: `La versión corta tiene ${words} palabras y debe tener de 1 a ${SHORT_LIMIT}.`,
      hint: 'Deja el encargo, los datos imprescindibles, el formato y un criterio.',
    });
  }
  if (problems.length > 0) throw new ContentError(problems);
  return {
    corta: short.text.trim(),
    empresa,
    datos: data.map(({ label }) => ({ label, value: datos[label] ?? '' })),
    resultado: renderHtml(nodes),
    revisa,
  };
}

/** An example fills exactly the list of data of its prompt. */
export function dataSlips(given: string[], data: PromptDatum[], source: string): Omit<Problem, 'file'>[] {
  const wanted = data.map(({ label }) => label);
  const lineOf = (name: string) =>
    source.split('\n').findIndex((line) => line.trimStart().startsWith(name)) + 1;
  return [
    ...given
      .filter((name) => !wanted.includes(name))
      .map((name) => ({
        line: lineOf(name),
        message: `«${name}» no está en la lista de datos del prompt.`,
        hint: `El ejemplo rellena exactamente estos: ${wanted.join(', ')}.`,
      })),
    ...wanted
      .filter((name) => !given.includes(name))
      .map((name) => ({
        line: lineOf('datos:'),
        message: `El ejemplo no rellena «${name}».`,
        hint: `Añade una línea: ${name}: …`,
      })),
  ];
}
