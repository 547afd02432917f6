/** Capitals in brackets, such as [PÚBLICO OBJETIVO]: what a learner fills in. */
const VARIABLE = /(\[[\p{Lu}\d][\p{Lu}\d ,./-]*\])/u;

/** Parts of a text; every second one, from the second on, is a variable. */
export const splitAtVariables = (text: string): string[] => text.split(VARIABLE);

/** Each variable once, in the order in which a reader meets it. */
export function listVariables(text: string): string[] {
  return [...new Set(splitAtVariables(text).filter((_, index) => index % 2 === 1))];
}
