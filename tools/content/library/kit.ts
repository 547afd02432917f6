import { z } from 'zod';
import { listVariables } from '#common/fill-prompt.ts';
import { inEnglish } from '#tools/content/english-fields.ts';
import { text } from '#tools/content/pages/field-schemas.ts';
import { ContentError, type LineProblem, type Problem } from '#tools/content/problem.ts';
import { readYaml } from '#tools/content/yaml-file.ts';
import type { ReadPart } from './entry-parts.ts';
import { skillDescription } from './skill.ts';

/** The instructions field of a GPT and of a Copilot agent holds 8,000 characters. */
const INSTRUCTIONS_LIMIT = 8000;
/** Some mail programs and company filters cut longer addresses. */
export const ADDRESS_LIMIT = 1500;

/** Module 4 teaches these five, in this order. */
const instructionBlocks = [
  ['A', '## Objetivo'],
  ['B', '## Cómo actúas'],
  ['C', '## Instrucciones'],
  ['D', '## Protección'],
  ['E', '## Antes de responder'],
] as const;

const kitFile = z
  .strictObject({
    arranque: text.refine(
      (value) => chatAddress(value).length <= ADDRESS_LIMIT,
      `Es largo: la dirección que abre ChatGPT pasaría de ${ADDRESS_LIMIT} caracteres. Cada espacio cuenta como tres y cada tilde como seis`,
    ),
    archivo: z
      .string()
      .regex(
        /^[a-z0-9-]+\.md$/,
        'Escribe un nombre en minúsculas, sin tildes y acabado en .md: plan-de-marketing.md',
      ),
    habilidad: skillDescription,
    frases: z.array(text).length(4, 'Escribe exactamente cuatro frases de inicio'),
    pruebas: z
      .array(
        z.strictObject({
          pregunta: text,
          debe: z.array(text, 'Debe ser una lista: una condición por línea, con un guion delante').min(1),
        }),
      )
      .length(5, 'Escribe exactamente cinco pruebas'),
    rechaza: z.array(text).min(3, 'Escribe al menos tres cosas que debe rechazar'),
  })
  .transform(
    inEnglish({
      arranque: 'opening',
      archivo: 'file',
      habilidad: 'skillDescription',
      frases: 'starters',
      pruebas: 'tests',
      pregunta: 'question',
      debe: 'must',
      rechaza: 'refuses',
    }),
  );

export type Kit = Omit<z.output<typeof kitFile>, 'opening'> & {
  instructions: string;
  knowledge: string;
};

/** Opens a new chat with its first message. Works on every plan, even without a GPT of the school's own. */
export function chatAddress(message: string): string {
  return `https://chatgpt.com/?q=${encodeURIComponent(message.trim())}`;
}

export function readKit(readPart: ReadPart): { kit: Kit; chatAddress: string } {
  const yaml = readPart('kit.yaml');
  const { opening, ...parts } = readYaml(kitFile, yaml);
  const instructions = readPart('instrucciones.md');
  const knowledge = readPart('conocimiento.md');
  const problems: Problem[] = [
    ...instructionProblems(instructions.text.trim(), parts.file).map((one) => ({
      file: instructions.file,
      ...one,
    })),
    ...knowledgeProblems(knowledge.text).map((one) => ({ file: knowledge.file, ...one })),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return {
    kit: { ...parts, instructions: instructions.text.trim(), knowledge: knowledge.text.trim() },
    chatAddress: chatAddress(opening),
  };
}

function instructionProblems(source: string, knowledgeFile: string): LineProblem[] {
  const problems: LineProblem[] = [];
  if (source.length >= INSTRUCTIONS_LIMIT) {
    problems.push({
      line: 1,
      message: `Las instrucciones tienen ${source.length} caracteres y deben tener menos de ${INSTRUCTIONS_LIMIT}.`,
      hint: 'Pasa los datos al archivo de conocimiento y deja aquí las reglas.',
    });
  }
  const lines = source.split('\n');
  let last = -1;
  for (const [letter, heading] of instructionBlocks) {
    const at = lines.indexOf(heading);
    if (at > last) {
      last = at;
      continue;
    }
    problems.push({
      line: Math.max(at, 0) + 1,
      message: at < 0 ? `Falta el bloque ${letter}.` : `El bloque ${letter} no está en su orden.`,
      hint: `Los cinco bloques del módulo 4 llevan estos títulos, en este orden: ${instructionBlocks.map(([, title]) => title).join(', ')}.`,
    });
  }
  if (!source.includes(`\`${knowledgeFile}\``)) {
    problems.push({
      line: 1,
      message: `Las instrucciones no nombran el archivo de conocimiento, ${knowledgeFile}.`,
      hint: `Escribe cuándo consultarlo, con su nombre entre acentos graves: \`${knowledgeFile}\`.`,
    });
  }
  return problems;
}

function knowledgeProblems(source: string): LineProblem[] {
  const count = listVariables(source).length;
  if (count >= 3) return [];
  const message = `El archivo de conocimiento tiene ${count} huecos que rellenar y debe tener al menos 3.`;
  return [{ line: 1, message, hint: 'Los huecos van en mayúsculas y entre corchetes, como [PRODUCTO].' }];
}
