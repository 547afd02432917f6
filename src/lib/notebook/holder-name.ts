/** As much as two lines of the certificate hold. */
export const MAX_NAME = 60;

export type NameProblem = 'tooLong' | 'noLetters';

export const nameLength = (name: string) => [...name].length;

/**
 * One line, without what only a copied text brings along: tabs, line breaks, marks that nobody sees. Joiners stay, which
 * some scripts need inside a word.
 */
export const cleanName = (typed: string) => typed.replace(/(?:\s|(?![\u200C\u200D])\p{C})+/gu, ' ').trim();

/** What is wrong with a cleaned name; an empty one is only not there yet. */
export function nameProblem(name: string): NameProblem | null {
  if (name === '') return null;
  if (!/\p{L}/u.test(name)) return 'noLetters';
  return nameLength(name) > MAX_NAME ? 'tooLong' : null;
}
