import { z } from 'zod';
import { text } from '#tools/content/pages/field-schemas.ts';
import { slugOf } from '#tools/content/header.ts';
import { parseMarkdown, renderHtml } from '#tools/content/markdown.ts';
import { ContentError, type LineProblem } from '#tools/content/problem.ts';
import { dataProblems } from '#tools/content/library/prompt-use.ts';
import { readData, type PromptDatum } from '#tools/content/library/prompt-variable.ts';
import { proseProblems } from '#tools/content/rules/prose.ts';
import { readYaml } from '#tools/content/yaml-file.ts';

const three = 'Escribe exactamente tres cosas que revisar';

const recipeFile = z.strictObject({
  title: text,
  minutos: z
    .int('Debe ser un número entero de minutos')
    .min(5, 'Con menos de 5 minutos a mano no compensa una receta')
    .max(240, 'Con más de 240 minutos a mano no es una receta: parte la tarea'),
  situacion: text,
  prompt: z.string().trim().min(1, 'Está vacío: escribe el prompt'),
  empresa: text,
  /** Name and job title, as in content/company.yaml. */
  persona: text,
  datos: z.record(z.string(), text, 'Debe ser una lista de datos: un nombre, dos puntos y el dato'),
  resultado: z.string().trim().min(1, 'Está vacío: escribe el ejemplo de resultado'),
  revisa: z.array(text).length(3, three),
  no_pegues: text,
});

type Written = z.output<typeof recipeFile>;

/** A short prompt of a trade with the texts around it. */
export interface Recipe {
  slug: string;
  title: string;
  /** The task's usual duration without an assistant. */
  minutes: number;
  situation: string;
  prompt: string;
  data: PromptDatum[];
  company: string;
  /** The person who filled in the example: «Marta Cevallos, asistente de cobranzas». */
  person: string;
  /** In the order of the prompt's own list. */
  example: { label: string; value: string }[];
  /** A sample result: HTML made from our own Markdown at build time. */
  result: string;
  checks: string[];
  notPaste: string;
}

export function compileRecipe(file: string, source: string): Recipe {
  const written = readYaml(recipeFile, { file, text: source });
  const { data, problems: badData } = readData(written.prompt);
  const promptLine = lineOf(source, 'prompt');
  const nodes = parseMarkdown(written.resultado).children;
  const problems = [
    ...badData.map((one) => ({ ...one, line: promptLine + one.line })),
    ...dataProblems(Object.keys(written.datos), data, source),
    ...textProblems(written, source),
  ];
  if (problems.length > 0) throw new ContentError(problems.map((one) => ({ file, ...one })));
  return {
    slug: slugOf(file),
    title: written.title,
    minutes: written.minutos,
    situation: written.situacion,
    prompt: written.prompt,
    data,
    company: written.empresa,
    person: written.persona,
    example: data.map(({ label }) => ({ label, value: written.datos[label] ?? '' })),
    result: renderHtml(nodes),
    checks: written.revisa,
    notPaste: written.no_pegues,
  };
}

/** The prose rules of lessons, field by field; a result also has no headings or tables, which need a page of their own. */
function textProblems(
  { situacion, datos, resultado, revisa, no_pegues }: Written,
  source: string,
): LineProblem[] {
  const fields = {
    situacion,
    datos: Object.values(datos).join('\n\n'),
    revisa: revisa.join('\n\n'),
    no_pegues,
  };
  const plain = Object.entries(fields).flatMap(([field, written]) =>
    proseProblems(parseMarkdown(written)).map((one) => ({ ...one, line: lineOf(source, field) })),
  );
  const line = lineOf(source, 'resultado');
  const nodes = parseMarkdown(resultado).children;
  const shaped = nodes
    .filter(({ type }) => type === 'table' || type === 'heading')
    .map(({ type, position }) => ({
      line: line + (position?.start.line ?? 1),
      message: `El resultado lleva ${type === 'table' ? 'una tabla' : 'un título con #'}.`,
      hint: type === 'table' ? 'Cuéntalo en una lista, con una línea por fila.' : 'Escríbelo en **negrita**.',
    }));
  const prose = nodes.flatMap(proseProblems).map((one) => ({ ...one, line: line + one.line }));
  return [...plain, ...shaped, ...prose];
}

const lineOf = (source: string, field: string) =>
  source.split('\n').findIndex((line) => line.startsWith(`${field}:`)) + 1;
