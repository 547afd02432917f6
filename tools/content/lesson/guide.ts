import type { Code } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { Content } from '#tools/content/content.ts';
import { parseMarkdown, textOf } from '#tools/content/markdown.ts';
import { ContentError } from '#tools/content/problem.ts';

/** The parts of the context guide that the notebook shows too. */
export interface Guide {
  /** The roadmap's stages, each with its days (1 to 7). */
  stages: { days: number[]; when: string; title: string; text: string }[];
  /** The prompts that contain a profile; the profile replaces `place`. */
  direct: { text: string; place: string };
  progressive: { text: string; place: string };
}

export const guideFile = 'content/lessons/context-engineering.md';

const directPlace = '[PERFIL COMPLETO EN JSON]';
const progressivePlace = '[DATOS DE LA EMPRESA Y SERVICIOS]';

export function readGuide(content: Content): Guide {
  const tree = parseMarkdown(content.read(guideFile));
  const stages: Guide['stages'] = [];
  const prompts: Code[] = [];
  let line = 1;
  visit(tree, 'containerDirective', (node: ContainerDirective) => {
    if (node.name === 'linea') line = node.position?.start.line ?? 1;
    if (node.name === 'hito') stages.push(stageOf(node));
  });
  visit(tree, 'code', (node) => void prompts.push(node));

  const days = stages.flatMap((stage) => stage.days).join();
  if (days !== '1,2,3,4,5,6,7')
    throw problem(
      line,
      `La hoja de ruta reparte los días así: ${days}.`,
      'Deben salir del 1 al 7, en orden: «Día 1», «Días 2-3»…',
    );
  return {
    stages,
    direct: promptWith(prompts, directPlace),
    progressive: promptWith(prompts, progressivePlace),
  };
}

function stageOf(node: ContainerDirective): Guide['stages'][number] {
  const when = node.attributes?.cuando ?? '';
  const [first = 0, last = first] = (when.match(/\d+/g) ?? []).map(Number);
  const days = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const text = node.children.map(textOf).join(' ').replace(/\s+/g, ' ').trim();
  return { days, when, title: node.attributes?.titulo ?? '', text };
}

function promptWith(prompts: Code[], place: string) {
  const prompt = prompts.find(({ value }) => value.includes(place));
  if (prompt) return { text: prompt.value, place };
  throw problem(
    1,
    `Ningún prompt de la guía contiene ${place}.`,
    'Mi cuaderno pone ahí el perfil de cada persona: deja ese corchete en el prompt de carga.',
  );
}

const problem = (line: number, message: string, hint: string) =>
  new ContentError([{ file: guideFile, line, message, hint }]);
