import type { Content } from '#tools/content/content.ts';
import { figureFiles, figureNames } from '#tools/content/figures/figures.ts';
import type { Problem } from '#tools/content/problem.ts';
import { numberOf, numberPattern } from './spanish-number.ts';

const landingFile = 'content/pages/home.yaml';

/** The landing page says how many drawings there are, and how many of them answer: that must be so. */
export function toldFigures(content: Content): Problem[] {
  const source = content.read(landingFile);
  const counts = { dibujos: figureNames(content).length, responden: figureFiles(content, '.yaml').length };
  return Object.entries(counts).flatMap(([word, count]): Problem[] => {
    const told = new RegExp(`(${numberPattern}) ${word}`, 'i').exec(source);
    if (!told || numberOf(told[1] ?? '') === count) return [];
    const line = source.slice(0, told.index).split('\n').length;
    const message = `Dice «${told[0]}» y hay ${count}.`;
    return [{ file: landingFile, line, message, hint: 'Cambia ese número.' }];
  });
}
