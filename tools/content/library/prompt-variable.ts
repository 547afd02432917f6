import { listVariables } from '#common/fill-prompt.ts';
import type { LineProblem } from '#tools/content/problem.ts';

/** One line of the list of data that a prompt begins with. */
export interface PromptDatum {
  /** With its brackets, as in the prompt's text. */
  variable: string;
  label: string;
  hint: string;
}

const dataHeading = '## Datos que debes usar';
const dataLine = /^- ([^:]+): (\[[^\]]+\]) \((.+)\)$/;

/**
 * The list of data with which a prompt begins. Learners fill in each variable only there; the rest of the prompt
 * refers to it by name, so the label must be that name.
 */
export function readData(content: string): { data: PromptDatum[]; problems: LineProblem[] } {
  const lines = content.split('\n');
  const hint = `El prompt empieza por «${dataHeading}», con una línea por variable: - Producto: [PRODUCTO] (qué es y qué incluye)`;
  if (lines[0] !== dataHeading) {
    return {
      data: [],
      problems: [{ line: 1, message: 'El prompt no empieza por su lista de datos.', hint }],
    };
  }
  const data: PromptDatum[] = [];
  const problems: LineProblem[] = [];
  const end = lines.findIndex((line, index) => index > 0 && line !== '' && !line.startsWith('- '));
  lines.slice(1, end < 0 ? undefined : end).forEach((text, index) => {
    if (text === '') return;
    const [, label = '', variable = '', help = ''] = dataLine.exec(text) ?? [];
    if (variable !== `[${label.toUpperCase()}]`) {
      problems.push({
        line: index + 2,
        message: `Esta línea de la lista de datos no se entiende: ${text}`,
        hint,
      });
    }
    data.push({ variable, label, hint: help });
  });
  const listed = new Set(data.map(({ variable }) => variable));
  lines.forEach((text, index) => {
    for (const variable of listVariables(text)) {
      if (listed.has(variable) || problems.some(({ line }) => line === index + 1)) continue;
      const message = `${variable} no está en la lista de datos del principio.`;
      problems.push({
        line: index + 1,
        message,
        hint: 'Añade su línea a la lista o usa un nombre que ya esté.',
      });
    }
  });
  return { data, problems };
}
