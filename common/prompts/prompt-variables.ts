/** Capitals in brackets, such as [PÚBLICO OBJETIVO], which the learner fills in. */
const VARIABLE = /(\[[\p{Lu}\d][\p{Lu}\d ,./-]*\])/u;

/** Parts of a text; every second part is a variable. */
export const splitAtVariables = (text: string): string[] => text.split(VARIABLE);

/** Each variable once, in the order of the text. */
export function listVariables(text: string): string[] {
  return [...new Set(splitAtVariables(text).filter((_, index) => index % 2 === 1))];
}
