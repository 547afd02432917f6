import { visit } from 'unist-util-visit';
import type { LinkedFile } from '#tools/content/rules/links.ts';
import { parseMarkdown } from '#tools/content/markdown.ts';
import type { Problem } from '#tools/content/problem.ts';

/** A prompt without its result teaches copying, so at least half of a lesson's prompts must show theirs. */
export function resultProblems(files: LinkedFile[]): Problem[] {
  return files
    .filter(({ file }) => file.startsWith('content/lessons/'))
    .flatMap(({ file, source }): Problem[] => {
      const prompts: { line: number; isShown: boolean }[] = [];
      visit(parseMarkdown(source), 'containerDirective', ({ name, position }) => {
        const last = prompts.at(-1);
        if (name === 'prompt') prompts.push({ line: position?.start.line ?? 1, isShown: false });
        if (name === 'resultado' && last) last.isShown = true;
      });
      const bare = prompts.filter(({ isShown }) => !isShown);
      const shown = prompts.length - bare.length;
      if (shown * 2 >= prompts.length) return [];
      const message = `Solo ${shown} de ${prompts.length} prompts enseñan qué devolvieron; debe ser al menos la mitad.`;
      const hint = `Añade un bloque :::resultado tras alguno de estos, en las líneas ${bare.map(({ line }) => line).join(', ')}.`;
      return [{ file, line: bare[0]?.line ?? 1, message, hint }];
    });
}
