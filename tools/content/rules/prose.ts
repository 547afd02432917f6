import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { LineProblem } from '#tools/content/problem.ts';

type ProseProblem = LineProblem & { hint: string };

const refused: Partial<Record<Nodes['type'], Omit<ProseProblem, 'line'>>> = {
  html: {
    message: 'Hay HTML en el texto.',
    hint: 'Escribe solo Markdown. Si quieres mostrar <algo> tal cual, ponlo entre acentos graves: `<algo>`.',
  },
  image: {
    message: 'Hay una imagen, y las lecciones no llevan imágenes.',
    hint: 'Explícalo con texto, una tabla o un bloque.',
  },
  definition: {
    message: 'Hay un enlace por referencia.',
    hint: 'Escribe la dirección junto al texto: [texto](https://www.ejemplo.com).',
  },
  footnoteDefinition: {
    message: 'Hay una nota al pie.',
    hint: 'Pon la aclaración en el texto o en un bloque :::aviso{tipo="nota"}.',
  },
  thematicBreak: {
    message: 'Hay una línea de separación (---).',
    hint: 'Bórrala: los títulos ya separan las partes.',
  },
};

/** Problems of Markdown that no page can draw. */
export function proseProblems(node: Nodes): ProseProblem[] {
  const problems: ProseProblem[] = [];
  visit(node, (inner) => {
    const line = inner.position?.start.line ?? 1;
    const rule = refused[inner.type];
    if (rule) problems.push({ line, ...rule });
    if (inner.type === 'containerDirective') {
      problems.push({
        line,
        message: `El bloque «${inner.name}» está dentro de una lista o de una cita.`,
        hint: 'Sácalo: los bloques empiezan al principio de la línea, con una línea en blanco antes y después.',
      });
    }
    if (inner.type === 'link' && !/^(https?:\/\/|mailto:|\/(?!\/)|#)/.test(inner.url)) {
      problems.push({
        line,
        message: `El enlace «${inner.url}» no es una dirección completa.`,
        hint: 'Escribe /cursos para una página del sitio, #ancla para un título de esta página o https://… para otra web.',
      });
    }
  });
  return problems;
}
