import type { Nodes } from 'mdast';
import { visit, SKIP } from 'unist-util-visit';
import type { Content } from '#tools/content/content.ts';
import { isNameOf } from '#tools/content/glossary/term-links.ts';
import { lessons } from '#tools/content/lesson/lessons.ts';
import { parseMarkdown, textOf } from '#tools/content/markdown.ts';
import type { Problem } from '#tools/content/problem.ts';
import { wordFiles } from '#tools/content/words.ts';

/** Two to five capitals, also with a plural s. A code such as AP-1025 is none. */
const acronyms = /(?<![\p{L}\p{N}-])([A-Z]{2,5})s?(?![\p{L}\p{N}-])/gu;

/** Capitals for emphasis and places to fill in are in quotations, brackets, answers of assistants and runs of words. */
const quotedBlocks = ['resultado', 'antes', 'despues'];
const quoted = /«[^»]*»?|\[[^\]]*\]?|\p{Lu}{2,}(?: \p{Lu}{2,})+/gu;

interface FoundWord {
  file: string;
  line: number;
  word: string;
}

/** The acronyms and the words in italics of a lesson: what it explains, or should. */
function wordsOf(file: string, source: string): FoundWord[] {
  const found: FoundWord[] = [];
  visit(parseMarkdown(source), (node: Nodes) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'containerDirective' && quotedBlocks.includes(node.name)) return SKIP;
    // A whole sentence in italics is a quotation.
    if (node.type === 'emphasis' && !/[.?!]$/.test(textOf(node)))
      found.push({ file, line, word: textOf(node) });
    if (node.type === 'text')
      for (const [, word = ''] of node.value.replace(quoted, ' ').matchAll(acronyms))
        found.push({ file, line, word });
    return undefined;
  });
  return found;
}

/** Words that lessons set apart and the glossary does not know, and exceptions that no lesson needs any more. */
export function glossaryProblems(content: Content): Problem[] {
  const { file: glossaryFile } = wordFiles.glossary;
  const { terms, unlisted } = wordFiles.glossary.read(content);
  const found = lessons.files(content).flatMap((file) => wordsOf(file, content.read(file)));
  const seen = new Set<string>();
  const missing = found.flatMap(({ file, line, word }): Problem[] => {
    if (seen.has(word)) return [];
    seen.add(word);
    if (terms.some((entry) => isNameOf(word, entry)) || unlisted.some((one) => one.word === word)) return [];
    const message = `«${word}» no está en el glosario.`;
    const hint = `Añádele una entrada en ${glossaryFile}, o ponla en «sin_entrada» con el motivo.`;
    return [{ file, line, message, hint }];
  });
  const stale = unlisted
    .filter(({ word }) => !seen.has(word))
    .map(({ word }) => ({
      file: glossaryFile,
      line: 1,
      message: `«sin_entrada»: ninguna lección destaca «${word}».`,
      hint: 'Bórrala de la lista.',
    }));
  return [...missing, ...stale];
}
