/** What fits on two lines of the certificate. */
export const MAX_NAME = 60;

type NameProblem = 'tooLong' | 'noLetters';

export const nameLength = (name: string) => [...name].length;

/**
 * One line, without what pasted text brings along: tabs, line breaks, invisible characters. Joiners stay: some scripts need
 * them inside a word.
 */
export const cleanName = (typed: string) => typed.replace(/(?:\s|(?![\u200C\u200D])\p{C})+/gu, ' ').trim();

/** What is wrong with a cleaned name; null for an empty one, which is only missing. */
export function nameProblem(name: string): NameProblem | null {
  if (name === '') return null;
  if (!/\p{L}/u.test(name)) return 'noLetters';
  return nameLength(name) > MAX_NAME ? 'tooLong' : null;
}
