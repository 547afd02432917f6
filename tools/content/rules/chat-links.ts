import { visit } from 'unist-util-visit';
import { ADDRESS_LIMIT, chatAddress } from '#tools/content/library/kit.ts';
import type { LinkedFile } from './links.ts';
import { parseMarkdown } from '#tools/content/markdown.ts';
import type { Problem } from '#tools/content/problem.ts';

const newChat = chatAddress('');

/** A link that opens a new chat sends a text, which must be short and visible on the page. */
export function chatLinkProblems(files: LinkedFile[]): Problem[] {
  return files
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap(({ file, source }) => {
      const links: { line: number; url: string }[] = [];
      const shown: string[] = [];
      visit(parseMarkdown(source), (node) => {
        if (node.type === 'code') shown.push(node.value.trim());
        if (node.type !== 'link' || !node.url.startsWith(newChat)) return;
        links.push({ line: node.position?.start.line ?? 1, url: node.url });
      });
      return links.flatMap(({ line, url }): Problem[] => {
        if (url.length > ADDRESS_LIMIT) {
          const message = `La dirección que abre ChatGPT tiene ${url.length} caracteres y puede tener ${ADDRESS_LIMIT}.`;
          return [
            {
              file,
              line,
              message,
              hint: 'Acorta el texto: cada espacio cuenta como tres y cada tilde como seis.',
            },
          ];
        }
        if (shown.includes(new URL(url).searchParams.get('q')?.trim() ?? '')) return [];
        const message = 'El enlace abre un chat con un texto que no está en esta página.';
        const hint = 'Copia en la dirección, codificado, el mismo texto que enseña el bloque :::prompt.';
        return [{ file, line, message, hint }];
      });
    });
}
