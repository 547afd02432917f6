import { suggest } from '#tools/content/closest.ts';
import type { Content } from '#tools/content/content.ts';
import type { Problem } from '#tools/content/problem.ts';
import { wordFiles } from '#tools/content/words.ts';
import { readTrades } from './kind.ts';
import { tradeFile } from './trades.ts';

/** Categories of a trade that neither library has. */
export function tradeCategoryProblems(content: Content): Problem[] {
  const { prompts, gpts } = wordFiles.categories.read(content);
  const known = [...new Set([...prompts, ...gpts])].filter((name) => name !== 'Todos');
  return readTrades(content).flatMap(({ slug, categories }) => {
    const file = tradeFile(slug);
    const lines = content.read(file).split('\n');
    return categories
      .filter((name) => !known.includes(name))
      .map((name) => ({
        file,
        line: lines.findIndex((line) => line.trim() === `- ${name}`) + 1,
        message: `La categoría «${name}» no está en content/categories.yaml.`,
        hint: suggest(name, known),
      }));
  });
}
